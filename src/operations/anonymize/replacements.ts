/** Replacements of a file, as data for users and as edits of the text. */
import type { Edit } from '../edits/edit.ts';
import type { Leaves } from './leaves.ts';
import { eachByRank, meetAll } from './order.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { replaced } from './replace.ts';

/** A value that was replaced. */
export interface Replacement {
  /** JSON Pointer; empty for a comment. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** The replacements of a file in the order of its text. */
export class Replacements {
  readonly count: number;
  readonly #leaves: Leaves;
  /** The new value of each value that is replaced, by number. */
  readonly #made: readonly (string | undefined)[];

  constructor(leaves: Leaves, pseudonyms: Pseudonyms) {
    meetAll(leaves, pseudonyms);
    const made = new Array<string | undefined>(leaves.end).fill(undefined);
    let count = 0;
    eachByRank(leaves, (leaf, number) => {
      const to = replaced(leaf, pseudonyms);
      if (to === leaf.value) return;
      made[number] = to;
      count += 1;
    });
    this.count = count;
    this.#leaves = leaves;
    this.#made = made;
  }

  /** The edits in text order, made one by one: they take more memory than the values. */
  *edits(): Iterable<Edit> {
    // A comment inside a value precedes it.
    if (this.#leaves.isOrdered) yield* this.#inOrder();
    else yield* [...this.#inOrder()].sort((a, b) => a.offset - b.offset);
  }

  *#inOrder(): Iterable<Edit> {
    const made = this.#made;
    for (let number = 0; number < made.length; number += 1) {
      const to = made[number];
      if (to === undefined) continue;
      for (const edit of this.#leaves.write(number, to)) yield edit;
    }
  }

  /** For users: takes more time and memory than the edits. */
  list(): readonly Replacement[] {
    const list: Replacement[] = [];
    const pointerOf = this.#leaves.pointers();
    for (const [number, to] of this.#made.entries()) {
      if (to !== undefined) list.push({ path: pointerOf(number), from: this.#leaves.valueAt(number), to });
    }
    return list;
  }
}
