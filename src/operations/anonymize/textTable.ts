/** Number of texts at first; a power of two. */
const FIRST = 1_024;

/**
 * Numbers texts in the order in which they are added. A Map takes four times as long for hundreds of thousands of short
 * texts, because it computes and stores their hashes elsewhere in memory.
 */
export class TextTable {
  readonly #secret: number;
  readonly #texts: string[] = [];
  /** The hash of each text. */
  #hashes = new Int32Array(FIRST);
  /** Numbers of texts plus one, at the first free place after the one that their hash names. */
  #slots = new Int32Array(FIRST * 2);

  /** @param secret Prevents files with texts that are chosen to have one hash. */
  constructor(secret: number) {
    this.#secret = secret | 1;
  }

  get length(): number {
    return this.#texts.length;
  }

  /** Returns the number of a text; -1 if it was not added. */
  find(text: string): number {
    return (this.#slots[this.#slotOf(text, this.#hashOf(text))] ?? 0) - 1;
  }

  /** Returns the number of a text, which is new if it was not added before. */
  add(text: string): number {
    const hash = this.#hashOf(text);
    const slot = this.#slotOf(text, hash);
    const found = this.#slots[slot] ?? 0;
    if (found > 0) return found - 1;
    const number = this.#texts.length;
    const isFull = number === this.#hashes.length;
    if (isFull) this.#grow();
    this.#slots[isFull ? this.#slotOf(text, hash) : slot] = number + 1;
    this.#hashes[number] = hash;
    this.#texts.push(text);
    return number;
  }

  /** The slot of a text, or the one where it would be added. */
  #slotOf(text: string, hash: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const found = (slots[slot] ?? 0) - 1;
      if (found < 0 || (this.#hashes[found] === hash && this.#texts[found] === text)) return slot;
    }
  }

  #hashOf(text: string): number {
    const secret = this.#secret;
    let hash = text.length;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), secret);
      hash ^= hash >>> 15;
    }
    return hash ^ (hash >>> 16);
  }

  #grow(): void {
    const hashes = new Int32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    const slots = new Int32Array(this.#slots.length * 2);
    const last = slots.length - 1;
    for (let number = 0; number < this.#hashes.length; number += 1) {
      let slot = (hashes[number] ?? 0) & last;
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = number + 1;
    }
    this.#hashes = hashes;
    this.#slots = slots;
  }
}
