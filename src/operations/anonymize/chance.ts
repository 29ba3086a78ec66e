/** Random choices from a seed: deterministic, but unpredictable without the seed. */
import { sha256 } from '@noble/hashes/sha2.js';

/** Derives a key from a seed: texts of any length become keys of one length. */
export function keyOf(seed: string): Uint8Array {
  return sha256(encoder.encode(`fattura anonymize\0${seed}`));
}

const encoder = new TextEncoder();

const NOTHING: Uint8Array = new Uint8Array();

/** A stream of choices for one value. */
export class Chance {
  readonly #key: Uint8Array;
  readonly #about: string;
  #bytes: Uint8Array = NOTHING;
  #at = 0;

  /** @param about Describes the choice, so that different questions have independent answers. */
  constructor(key: Uint8Array, about: string) {
    this.#key = key;
    this.#about = about;
  }

  /** Returns an integer from 0 to `bound` - 1. `bound` is at most 1,000: the bias is below 2%. */
  below(bound: number): number {
    if (this.#at + WORD > this.#bytes.length) this.#refill();
    const at = this.#at;
    this.#at = at + WORD;
    return ((this.#bytes[at] ?? 0) * 256 + (this.#bytes[at + 1] ?? 0)) % bound;
  }

  pick<Item>(items: ArrayLike<Item>): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  }

  /** The first choices come from a digest of key and question, later ones from a digest of key and last digest. */
  #refill(): void {
    this.#bytes =
      this.#bytes === NOTHING
        ? digestOf(this.#key, this.#about)
        : sha256.create().update(this.#key).update(this.#bytes).digest();
    this.#at = 0;
  }
}

/** Bytes of most questions with their key: longer ones need memory of their own. */
const SCRATCH = 4_096;
const scratch = new Uint8Array(SCRATCH);

function digestOf(key: Uint8Array, about: string): Uint8Array {
  scratch.set(key);
  const { read, written } = encoder.encodeInto(about, scratch.subarray(key.length));
  if (read === about.length) return sha256(scratch.subarray(0, key.length + written));
  return sha256.create().update(key).update(encoder.encode(about)).digest();
}

/** Bytes of a choice. */
const WORD = 2;
