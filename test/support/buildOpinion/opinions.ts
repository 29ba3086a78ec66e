/** The builder's results and the second computation they are compared with: in each test run, and in the long one. */
import type fc from 'fast-check';
import { arbitraryBrief } from './arbitraryBrief.ts';
import { built } from './built.ts';
import { checkExplained } from './explained.ts';
import { checkInvoice } from './invoice.ts';
import { arbitraryReturns, checkReturns } from './notes.ts';

/** `differences` returns the disagreements of a case from `cases`; it skips cases that are rightly refused. */
export interface Opinion<Case = unknown> {
  readonly name: string;
  readonly cases: fc.Arbitrary<Case>;
  readonly differences: (one: Case) => readonly string[];
}

function opinion<Case>(
  name: string,
  cases: fc.Arbitrary<Case>,
  differences: (one: Case) => readonly string[],
): Opinion {
  return { name, cases, differences: (one) => differences(one as Case) };
}

export const opinions: readonly Opinion[] = [
  opinion('buildInvoice', arbitraryBrief, (brief) => checkInvoice(brief, built(brief))),
  opinion('explainTotals', arbitraryBrief, (brief) => checkExplained(built(brief))),
  opinion('creditNote', arbitraryReturns, checkReturns),
];
