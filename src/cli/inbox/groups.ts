/** Groups of files that share a key, directly or through other files. */
import { NumberList, NumberMap } from './numbers.ts';

/** Marks the end of a group. */
const NONE = -1;

/**
 * A key is a number (32 bits). If different keys have the same number, groups are joined, which costs time and does not
 * change the result. Typed arrays: a million files have four million keys.
 */
export class Groups {
  /** For each file, a file of the same group with a lower number, or itself. */
  readonly #parents = new NumberList();
  /** The first file with each key. */
  readonly #owners = new NumberMap((size) => new Int32Array(size));
  /** Files with `memberKeys`, one entry for each key. */
  readonly #members = new NumberList();
  readonly #memberKeys = new NumberList();

  /**
   * Adds a file; its number is the number of files added before.
   *
   * @param memberKeys Keys that join it to the files that have them among `keys`, but not to other files with the same
   * `memberKeys`: an archive may contain many files, and few messages refer to an archive.
   */
  add(keys: Iterable<number>, memberKeys: Iterable<number> = []): void {
    const file = this.#parents.push(this.#parents.length);
    for (const key of keys) {
      const owner = this.#owners.get(key);
      if (owner === undefined) this.#owners.set(key, file);
      else if (owner !== file) this.#join(owner, file);
    }
    for (const key of memberKeys) {
      this.#members.push(file);
      this.#memberKeys.push(key);
    }
  }

  /**
   * Yields the numbers of the files of each group, in order; groups are ordered by their first file. No file can be
   * added afterwards.
   */
  *all(): Generator<readonly number[]> {
    this.#joinMembers();
    this.#owners.clear();
    const count = this.#parents.length;
    const next = new Int32Array(count).fill(NONE);
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
      for (let at = file; at !== NONE; at = next[at] ?? NONE) group.push(at);
      yield group;
    }
  }

  #joinMembers(): void {
    for (let at = 0; at < this.#members.length; at += 1) {
      const owner = this.#owners.get(this.#memberKeys.at(at));
      if (owner !== undefined) this.#join(owner, this.#members.at(at));
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
      // Path halving: the next search takes half as many steps.
      this.#parents.set(at, this.#parents.at(parent));
      at = parent;
    }
  }
}
