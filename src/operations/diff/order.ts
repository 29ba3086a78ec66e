import type { Pair } from './likeness.ts';

/**
 * The fewest pairs that must move to turn one list into the other: all except a longest increasing subsequence.
 * @param pairs In the order of a.
 */
export function movedPairs(pairs: readonly Pair[]): ReadonlySet<Pair> {
  if (pairs.every(([, b], index) => index === 0 || (pairs[index - 1]?.[1] ?? 0) < b)) return new Set();
  // Patience sorting: `ends` holds the index of the pair that ends the best run of each length.
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, [, b]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const moved = new Set(pairs);
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) moved.delete(pair);
  }
  return moved;
}
