/** Groups of files that share a key, directly or through other files. */

/** Slots for keys, at the beginning; doubled when half of them are used. */
const FIRST_SIZE = 1_024;

const EMPTY = -1;

/**
 * A key is a number (32 bits). Equal numbers of different keys only join groups, which costs time and changes nothing.
 * Typed arrays: a million files have four million keys.
 */
export class Groups {
  /** For each file, a file of the same group with a lower number, or itself. */
  readonly #parents: number[] = [];
  #keys = new Int32Array(FIRST_SIZE);
  /** The first file with the key in the same slot. */
  #owners = new Int32Array(FIRST_SIZE).fill(EMPTY);
  #used = 0;

  /** Adds a file: its number is that of the files before. */
  add(keys: readonly number[]): void {
    const file = this.#parents.push(this.#parents.length) - 1;
    for (const key of keys) {
      const owner = this.#ownerOf(key, file);
      if (owner !== file) this.#join(owner, file);
    }
  }

  /** The numbers of the files of each group, in order; groups by their first file. */
  *all(): Generator<readonly number[]> {
    const next = new Int32Array(this.#parents.length).fill(EMPTY);
    const last = Int32Array.from(this.#parents.keys());
    for (const file of this.#parents.keys()) {
      const root = this.#rootOf(file);
      if (root === file) continue;
      next[last[root] ?? 0] = file;
      last[root] = file;
    }
    for (const [file, parent] of this.#parents.entries()) {
      if (parent !== file) continue;
      const group: number[] = [];
      for (let at = file; at !== EMPTY; at = next[at] ?? EMPTY) group.push(at);
      yield group;
    }
  }

  #join(one: number, other: number): void {
    const [low, high] = [this.#rootOf(one), this.#rootOf(other)].sort((a, b) => a - b);
    if (low !== undefined && high !== undefined) this.#parents[high] = low;
  }

  #rootOf(file: number): number {
    let at = file;
    for (;;) {
      const parent = this.#parents[at] ?? at;
      if (parent === at) return at;
      // Every second step is left out the next time.
      this.#parents[at] = this.#parents[parent] ?? parent;
      at = parent;
    }
  }

  #ownerOf(key: number, file: number): number {
    if (this.#used * 2 >= this.#keys.length) this.#grow();
    const slot = this.#slotOf(key);
    const owner = this.#owners[slot] ?? EMPTY;
    if (owner !== EMPTY) return owner;
    this.#keys[slot] = key;
    this.#owners[slot] = file;
    this.#used += 1;
    return file;
  }

  /** The slot with the key, or the empty one for it. */
  #slotOf(key: number): number {
    const mask = this.#keys.length - 1;
    let slot = key & mask;
    while (this.#owners[slot] !== EMPTY && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const owners = this.#owners;
    this.#keys = new Int32Array(keys.length * 2);
    this.#owners = new Int32Array(keys.length * 2).fill(EMPTY);
    for (const [at, owner] of owners.entries()) {
      if (owner === EMPTY) continue;
      const slot = this.#slotOf(keys[at] ?? 0);
      this.#keys[slot] = keys[at] ?? 0;
      this.#owners[slot] = owner;
    }
  }
}
