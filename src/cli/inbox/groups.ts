/** Groups of files that share a key, directly or through other files. */
import { NumberList } from './numbers.ts';

/** Slots for keys, at the beginning; doubled when three quarters of them are used. */
const FIRST_SIZE = 1_024;

const EMPTY = -1;

/**
 * A key is a number (32 bits). Equal numbers of different keys only join groups, which costs time and changes nothing.
 * Typed arrays: a million files have four million keys.
 */
export class Groups {
  /** For each file, a file of the same group with a lower number, or itself. */
  readonly #parents = new NumberList();
  #keys = new Int32Array(FIRST_SIZE);
  /** The first file with the key in the same slot. */
  #owners = new Int32Array(FIRST_SIZE).fill(EMPTY);
  #used = 0;
  /** Files and the keys that join them to the owners of those only. */
  readonly #members = new NumberList();
  readonly #memberKeys = new NumberList();

  /**
   * Adds a file: its number is that of the files before.
   *
   * @param memberKeys Keys that join it to the files which have them among `keys`, and not to each other: many files
   * are in one archive, which few messages are about.
   */
  add(keys: Iterable<number>, memberKeys: Iterable<number> = []): void {
    const file = this.#parents.push(this.#parents.length);
    for (const key of keys) {
      const owner = this.#ownerOf(key, file);
      if (owner !== file) this.#join(owner, file);
    }
    for (const key of memberKeys) {
      this.#members.push(file);
      this.#memberKeys.push(key);
    }
  }

  /** The numbers of the files of each group, in order; groups by their first file. No file can be added any more. */
  *all(): Generator<readonly number[]> {
    this.#joinMembers();
    this.#keys = new Int32Array();
    this.#owners = new Int32Array();
    const count = this.#parents.length;
    const next = new Int32Array(count).fill(EMPTY);
    const last = new Int32Array(count);
    for (let file = 0; file < count; file += 1) {
      last[file] = file;
      const root = this.#rootOf(file);
      if (root === file) continue;
      next[last[root] ?? 0] = file;
      last[root] = file;
    }
    for (let file = 0; file < count; file += 1) {
      if (this.#parents.at(file) !== file) continue;
      const group: number[] = [];
      for (let at = file; at !== EMPTY; at = next[at] ?? EMPTY) group.push(at);
      yield group;
    }
  }

  #joinMembers(): void {
    for (let at = 0; at < this.#members.length; at += 1) {
      const owner = this.#owners[this.#slotOf(this.#memberKeys.at(at))] ?? EMPTY;
      if (owner !== EMPTY) this.#join(owner, this.#members.at(at));
    }
  }

  #join(one: number, other: number): void {
    const [a, b] = [this.#rootOf(one), this.#rootOf(other)];
    if (a !== b) this.#parents.set(Math.max(a, b), Math.min(a, b));
  }

  #rootOf(file: number): number {
    let at = file;
    for (;;) {
      const parent = this.#parents.at(at);
      if (parent === at) return at;
      // Every second step is left out the next time.
      this.#parents.set(at, this.#parents.at(parent));
      at = parent;
    }
  }

  #ownerOf(key: number, file: number): number {
    if (this.#used * 4 >= this.#keys.length * 3) this.#grow();
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
    for (let at = 0; at < owners.length; at += 1) {
      const owner = owners[at] ?? EMPTY;
      if (owner === EMPTY) continue;
      const slot = this.#slotOf(keys[at] ?? 0);
      this.#keys[slot] = keys[at] ?? 0;
      this.#owners[slot] = owner;
    }
  }
}
