/** The documentation of the codes, in each language: long texts, loaded one language at a time. */

import { lazyArea } from './area.ts';
import type { ruleDocs as english } from './en/ruleDocs/index.ts';
import type { Translated } from './sentence.ts';

export const ruleDocs = lazyArea('ruleDocs', {
  it: async () => (await import('./it/ruleDocs/index.ts')).ruleDocs,
  en: async () => (await import('./en/ruleDocs/index.ts')).ruleDocs,
});

export type RuleDocTexts = Translated<typeof english>;

/** What the documentation of a code says; which parts there are depends on the code. */
export interface RuleDocSentences {
  readonly checks: string;
  readonly why: string;
  readonly tolerance?: string;
  readonly exceptions?: readonly string[];
  /** What to look at in the wrong sample. */
  readonly wrongNote?: string;
  readonly rightNote?: string;
  readonly remedy: string;
  readonly undecided?: string;
  readonly readings?: string;
}
