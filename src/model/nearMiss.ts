/** The candidate that a misspelt name probably means. */

/** Maximum number of edits; more distant names are unrelated. */
const MAX_EDITS = 2;

/**
 * Returns the nearest candidate: the same letters in another case, otherwise the fewest edits (insertion, deletion,
 * replacement, transposition of neighbours), at most two and at most a third of the name's length.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const lower = name.toLowerCase();
  let best: string | undefined;
  let least = Math.min(MAX_EDITS, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (other === lower) return candidate;
    if (Math.abs(other.length - lower.length) >= least) continue;
    const edits = distance(lower, other);
    if (edits < least) {
      least = edits;
      best = candidate;
    }
  }
  return best;
}

/** Optimal string alignment distance. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      }
      row.push(value);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
