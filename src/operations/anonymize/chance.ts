/** Random choices from a seed: deterministic, but unpredictable without the seed. */
import { sha256 } from '@noble/hashes/sha2.js';

/** Derives a key from a seed: texts of any length become keys of one length. */
export function keyOf(seed: string): Uint8Array {
  return sha256(encoder.encode(`fattura anonymize\0${seed}`));
}

const encoder = new TextEncoder();

const NOTHING = new Uint8Array();

/** A stream of choices for one value. */
export class Chance {
  readonly #key: Uint8Array;
  readonly #about: string;
  /** The digest of key and question with a counter, which yields further digests; created at the first choice. */
  #state = NOTHING;
  #bytes = NOTHING;
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

  #refill(): void {
    if (this.#state === NOTHING) {
      const digest = sha256.create().update(this.#key).update(encoder.encode(this.#about)).digest();
      this.#state = new Uint8Array(digest.length + COUNTER);
      this.#state.set(digest);
    }
    count(this.#state);
    this.#bytes = sha256(this.#state);
    this.#at = 0;
  }
}

/** Sizes in bytes of the counter and of a choice. */
const COUNTER = 4;
const WORD = 2;

function count(state: Uint8Array): void {
  for (let at = state.length - 1; at >= state.length - COUNTER; at -= 1) {
    state[at] = (state[at] ?? 0) + 1;
    if (state[at] !== 0) return;
  }
}
