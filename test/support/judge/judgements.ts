/** What the builder makes, and the second reckoning that it is held against: in each test run, and in the long one. */
import type fc from 'fast-check';
import { arbitraryBrief } from './arbitraryBrief.ts';
import { built } from './built.ts';
import { judgeExplained } from './explained.ts';
import { judgeInvoice } from './invoice.ts';
import { arbitraryReturns, judgeReturns } from './notes.ts';

/** `difference` takes a case of `cases` and tells what does not agree; it passes over a case that is rightly refused. */
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
