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
  #state: Uint8Array | null = null;
  readonly #key: Uint8Array;
  readonly #about: string;
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;

  /** @param about What is chosen, so that no two questions share their answers. */
  constructor(key: Uint8Array, about: string) {
    this.#key = key;
    this.#about = about;
  }

  /** Made with the first question: not every chance is asked. */
  #begin(): Uint8Array {
    const question = encoder.encode(this.#about);
    const message = new Uint8Array(this.#key.length + question.length);
    message.set(this.#key);
    message.set(question, this.#key.length);
    const state = new Uint8Array(this.#key.length + COUNTER);
    state.set(sha256(message));
    return state;
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
    const state = this.#state ?? this.#begin();
    this.#state = state;
    const counter = new DataView(state.buffer, state.length - COUNTER);
    counter.setUint32(0, counter.getUint32(0) + 1);
    this.#bytes = sha256(state);
    this.#at = 0;
  }
}

/** Bytes of the counter, and of a choice. */
const COUNTER = 4;
const WORD = 2;
