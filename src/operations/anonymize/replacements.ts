/** Replacements of a file, as data for users and as edits of the text. */
import type { Edit } from '../fix/edit.ts';
import type { Leaf } from './leaf.ts';
import { byRank, meetAll } from './order.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { replaced } from './replace.ts';

/** A value that was replaced. */
export interface Replacement {
  /** JSON Pointer; empty for a comment. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

export interface Edits {
  /** In text order. */
  readonly edits: readonly Edit[];
  readonly replacements: readonly Replacement[];
}

export function editsOf(leaves: readonly Leaf[], pseudonyms: Pseudonyms): Edits {
  meetAll(leaves, pseudonyms);
  const made: (string | null)[] = leaves.map(() => null);
  for (const rank of byRank(leaves)) {
    for (const at of rank) {
      const leaf = leaves[at];
      if (leaf !== undefined && !leaf.isKept) made[at] = replaced(leaf, pseudonyms);
    }
  }
  const edits: Edit[] = [];
  const replacements: Replacement[] = [];
  for (const [at, leaf] of leaves.entries()) {
    const to = made[at] ?? leaf.value;
    if (to === leaf.value) continue;
    edits.push(...leaf.write(to));
    replacements.push({ path: leaf.path(), from: leaf.value, to });
  }
  return { edits: edits.sort((a, b) => a.offset - b.offset), replacements };
}
