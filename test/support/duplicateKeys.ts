/** Keys of documents for the tables of duplicates, and what a run of them forgets. */
import { createRun } from '../../src/domain/duplicates.ts';

/**
 * Pairs of texts that leave the same FNV-1a hash, each behind any text of the pairs before it: all keys made from them
 * have one hash. The last one was found 14 times by the same search, from the hash that it leaves.
 */
export const PAIRS = [['7yzx', 'e6ad'], ...Array.from({ length: 14 }, () => ['33zx', 'epad'])] as const;

/** A key that shares its hash with those of all other numbers below 32,768. */
export const collidingKey = (i: number): string => PAIRS.map((pair, bit) => pair[(i >> bit) & 1]).join('');

/**
 * Gives a run one document with each key, twice. @returns What it found the first time, and the files that it did not
 * find the second time: nothing, if it remembers all of them.
 */
export function forgottenOf(
  count: number,
  key: (i: number) => string,
): readonly [readonly unknown[], readonly unknown[]] {
  const files = Array.from({ length: count }, (_, i) => ({
    file: `${i}.xml`,
    fingerprint: i,
    documents: [{ key: key(i), day: '2026-05-01', art73: i % 2 === 0 }],
  }));
  const run = createRun();
  const first = files.flatMap((file) => run.add(file)).filter((found) => found !== undefined);
  const second = files.filter((file) => run.add(file)[0]?.file !== file.file);
  return [first, second];
}
