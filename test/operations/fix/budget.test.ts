/** The limits of checks and of their work. */
import { expect, it } from 'vitest';
import { Budget } from '../../../src/operations/fix/budget.ts';

const MB = 1_000_000;

/** Equal checks, and how many of them are made until the limit. */
const ROWS: readonly (readonly [what: string, length: number, findings: number, checks: number])[] = [
  ['of short texts: 300', 1_000, 0, 300],
  ['of empty texts: 300', 0, 0, 300],
  ['of short texts with some findings: 300', 1_000, 30, 300],
  ['of longer texts: 20 MB', 4 * MB, 0, 5],
  ['of texts of 100 kB: 20 MB', MB / 10, 0, 200],
  ['of the longest texts: four', 5 * MB, 0, 4],
  ['of texts beyond the limit: four', 30 * MB, 0, 4],
  ['with many findings, of which each is 2 kB', 0, 2_000, 5],
  ['with findings in a text', 2 * MB, 1_000, 5],
  ['with the most findings: four', 0, 20_000, 4],
];

it.each(ROWS)('checks %s', (_what, length, findings, checks) => {
  const budget = new Budget();
  const text = 'x'.repeat(length);
  let made = 0;
  for (; !budget.isSpent && made < 1_000; made += 1) budget.spend(text, findings);
  expect(made).toBe(checks);
});
