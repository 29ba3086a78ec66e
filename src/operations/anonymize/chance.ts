/** Chance that a seed decides: the same questions get the same answers, and nobody without the seed foretells one. */
import { sha256 } from './sha256.ts';

const encoder = new TextEncoder();

/** What a seed is stretched to before it is used: texts of any length become keys of one. */
export function keyOf(seed: string): Uint8Array {
  return sha256(encoder.encode(`fattura anonymize\0${seed}`));
}

/** A stream of choices about one value. */
export class Chance {
  /** The digest of key and question, and a counter that makes others of it. */
  readonly #state: Uint8Array;
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;

  /** @param about What is chosen, so that no two questions share their answers. */
  constructor(key: Uint8Array, about: string) {
    const question = encoder.encode(about);
    const message = new Uint8Array(key.length + question.length);
    message.set(key);
    message.set(question, key.length);
    this.#state = new Uint8Array(key.length + COUNTER);
    this.#state.set(sha256(message));
  }

  /** An integer from 0 up to and without `bound`, of at most a thousand: the bias is below 2%. */
  below(bound: number): number {
    if (this.#at + WORD > this.#bytes.length) this.#refill();
    let value = 0;
    for (const end = this.#at + WORD; this.#at < end; this.#at += 1) {
      value = value * 256 + (this.#bytes[this.#at] ?? 0);
    }
    return value % bound;
  }

  pick<Item>(items: ArrayLike<Item>): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  }

  #refill(): void {
    const counter = new DataView(this.#state.buffer, this.#state.length - COUNTER);
    counter.setUint32(0, counter.getUint32(0) + 1);
    this.#bytes = sha256(this.#state);
    this.#at = 0;
  }
}

/** Bytes of the counter, and of a choice. */
const COUNTER = 4;
const WORD = 2;
