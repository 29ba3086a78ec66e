/**
 * Returns the positions of a longest non-decreasing subsequence: the elements that count as in order, so that as few as
 * possible are reported as misplaced. `undefined` if all are in order.
 */
export function longestInOrder(indices: readonly number[]): ReadonlySet<number> | undefined {
  if (indices.every((index, position) => position === 0 || (indices[position - 1] ?? 0) <= index))
    return undefined;
  const tails: number[] = [];
  const previous: number[] = [];
  indices.forEach((index, position) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((indices[tails[middle] ?? 0] ?? 0) <= index) low = middle + 1;
      else high = middle;
    }
    previous[position] = low === 0 ? -1 : (tails[low - 1] ?? -1);
    tails[low] = position;
  });
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.add(at);
  return kept;
}
