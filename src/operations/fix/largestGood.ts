/** Finds which of many fixes are good together, in few attempts. */

/**
 * Tries some of the fixes. If they are not good together, `suspects` are those that may have caused it, if known. Null
 * if no more may be tried.
 */
export type Attempt<T> = (
  some: readonly T[],
) => { readonly good: boolean; readonly suspects: readonly T[] } | null;

export interface Sorted<T> {
  readonly good: readonly T[];
  /** Those that were tried only together with others, or not at all. */
  readonly untried: readonly T[];
}

/**
 * Extends the good set first by the fixes that are not suspected after an attempt, then by the suspects, in halves down
 * to single fixes: usually only a few of many are bad.
 */
export function largestGood<T>(all: readonly T[], attempt: Attempt<T>): Sorted<T> {
  let good: readonly T[] = [];
  let untried: readonly T[] = [];
  const extend = (some: readonly T[]): void => {
    if (some.length === 0) return;
    const tried = attempt([...good, ...some]);
    if (tried === null) untried = [...untried, ...some];
    else if (tried.good) good = [...good, ...some];
    else if (some.length > 1) {
      const suspected = new Set(tried.suspects);
      const [bad, others] = [
        some.filter((one) => suspected.has(one)),
        some.filter((one) => !suspected.has(one)),
      ];
      const half = some.length >> 1;
      const isSplit = bad.length > 0 && others.length > 0;
      extend(isSplit ? others : some.slice(0, half));
      extend(isSplit ? bad : some.slice(half));
    }
  };
  extend(all);
  return { good, untried };
}
