/** Random choices from a seed: deterministic, but unpredictable without the seed. */
import { sha256 } from '@noble/hashes/sha2.js';
import { type KeyedDigest, keyedDigest } from './keyedDigest.ts';

/** Computes digests of the key and a text. */
export type Key = KeyedDigest;

/** Derives a key from a seed: texts of any length become keys of one length. */
export function keyOf(seed: string): Key {
  return keyedDigest(sha256(encoder.encode(`fattura anonymize\0${seed}`)));
}

const encoder = new TextEncoder();

/** A stream of choices for one value. */
export class Chance {
  readonly #key: Key;
  readonly #about: string;
  /** The last digest; empty before the first. */
  #bytes = '';
  #at = 0;

  /**
   * @param about Describes the choice, so that different questions have independent answers.
   * @param first The digest of key and question, if it is known.
   */
  constructor(key: Key, about: string, first = '') {
    this.#key = key;
    this.#about = about;
    this.#bytes = first;
  }

  /** Returns an integer from 0 to `bound` - 1. `bound` is at most 1,000: the bias is below 2%. */
  below(bound: number): number {
    if (this.#at + WORD > this.#bytes.length) this.#refill();
    const at = this.#at;
    this.#at = at + WORD;
    return (this.#bytes.charCodeAt(at) * 256 + this.#bytes.charCodeAt(at + 1)) % bound;
  }

  pick<Item>(items: ArrayLike<Item>): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  }

  /**
   * The first choices come from a digest of the key and the question, later ones from a digest of the key and the
   * previous digest.
   */
  #refill(): void {
    this.#bytes = this.#bytes === '' ? digestOf(this.#key, this.#about) : this.#key(bytesOf(this.#bytes));
    this.#at = 0;
  }
}

/** The digest of key and question, with which its choices begin. */
export function digestOf(key: Key, about: string): string {
  return key(utf8Of(about));
}

/** Maximum length of questions in ASCII that are encoded here: a call of the encoder takes longer. */
const SHORT = 128;
const scratch = new Uint8Array(SHORT);

/** The question in UTF-8; the array is valid until the next call. */
function utf8Of(about: string): Uint8Array {
  const { length } = about;
  if (length > SHORT) return encoder.encode(about);
  for (let at = 0; at < length; at += 1) {
    const unit = about.charCodeAt(at);
    if (unit > 0x7f) return encoder.encode(about);
    scratch[at] = unit;
  }
  return scratch.subarray(0, length);
}

/** The bytes of a digest; the array is valid until the next question. */
function bytesOf(digest: string): Uint8Array {
  const { length } = digest;
  for (let at = 0; at < length; at += 1) scratch[at] = digest.charCodeAt(at);
  return scratch.subarray(0, length);
}

/** Bytes of a choice. */
const WORD = 2;
