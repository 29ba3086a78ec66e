/** Random choices from a seed: deterministic, but unpredictable without the seed. */
import { sha256 } from '@noble/hashes/sha2.js';
import { SipHash } from './sipHash.ts';

/** A secret, from which choices for texts and other secrets are derived. */
export class Key {
  readonly #hash: SipHash;

  private constructor(hash: SipHash) {
    this.#hash = hash;
  }

  /** A seed of any length becomes a key of one length. */
  static of(seed: string): Key {
    const view = new DataView(sha256(new TextEncoder().encode(`fattura anonymize\0${seed}`)).buffer);
    const word = (at: number): number => view.getInt32(at * 4, true);
    return new Key(new SipHash([word(0), word(1), word(2), word(3)]));
  }

  /** Returns an independent key: nothing about one follows from another. */
  for(purpose: string): Key {
    const hash = this.#hash;
    hash.text(`0${purpose}`);
    const { low, high } = hash;
    hash.text(`1${purpose}`);
    return new Key(new SipHash([low, high, hash.low, hash.high]));
  }

  /** Returns the choices for a question. Different questions have independent answers. */
  chance(about: string): Chance {
    return new Chance(this.#hash, about);
  }

  /** Returns a number of 32 bits for two others. Numbers and texts need different keys. */
  number(first: number, second: number): number {
    this.#hash.numbers(first, second);
    return this.#hash.low >>> 0;
  }
}

/** Choices come from numbers below this one: larger integers are slower. */
const WHOLE = 2 ** 30;

/** A number that has this many times as many values as a choice leaves a bias below 2%. */
const SPARE = 64;

/** A stream of choices for one question. */
export class Chance {
  readonly #hash: SipHash;
  readonly #about: string;
  #low = 0;
  #high = 0;
  /** The digests that were computed. */
  #digests = 0;
  /** True if the high half of the digest is unused. */
  #hasMore = false;
  /** A random number below `#range`, from which choices are taken. */
  #pool = 0;
  #range = 0;

  constructor(hash: SipHash, about: string) {
    this.#hash = hash;
    this.#about = about;
  }

  /** Returns an integer from 0 to `bound` - 1. `bound` is at most 1,000,000. */
  below(bound: number): number {
    if (this.#range < bound * SPARE) this.#refill();
    const pool = this.#pool;
    // Faster than `Math.floor`.
    const rest = (pool / bound) | 0;
    this.#pool = rest;
    this.#range = (this.#range / bound) | 0;
    return pool - rest * bound;
  }

  pick<Item>(items: ArrayLike<Item>): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  }

  /** The first digest is that of the question, each later one that of the previous digest. */
  #refill(): void {
    this.#range = WHOLE;
    if (this.#hasMore) {
      this.#hasMore = false;
      this.#pool = this.#high >>> 2;
      return;
    }
    const hash = this.#hash;
    if (this.#digests === 0) hash.text(this.#about);
    else hash.numbers(this.#low, this.#high ^ this.#digests);
    this.#digests += 1;
    this.#low = hash.low;
    this.#high = hash.high;
    this.#hasMore = true;
    this.#pool = this.#low >>> 2;
  }
}
