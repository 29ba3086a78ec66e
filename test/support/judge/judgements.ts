/** The builder's results and the second computation they are compared with: in each test run, and in the long one. */
import type fc from 'fast-check';
import { arbitraryBrief } from './arbitraryBrief.ts';
import { built } from './built.ts';
import { judgeExplained } from './explained.ts';
import { judgeInvoice } from './invoice.ts';
import { arbitraryReturns, judgeReturns } from './notes.ts';

/** `differences` returns the disagreements of a case from `cases`; it skips cases that are rightly refused. */
export interface Judgement<Case = unknown> {
  readonly name: string;
  readonly cases: fc.Arbitrary<Case>;
  readonly differences: (one: Case) => readonly string[];
}

function judgement<Case>(
  name: string,
  cases: fc.Arbitrary<Case>,
  differences: (one: Case) => readonly string[],
): Judgement {
  return { name, cases, differences: (one) => differences(one as Case) };
}

export const judgements: readonly Judgement[] = [
  judgement('buildInvoice', arbitraryBrief, (brief) => judgeInvoice(brief, built(brief))),
  judgement('explainTotals', arbitraryBrief, (brief) => judgeExplained(built(brief))),
  judgement('creditNote', arbitraryReturns, judgeReturns),
];
