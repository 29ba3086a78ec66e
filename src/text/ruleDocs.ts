/** Documentation of the codes, in each language. The texts are long, so only the language in use is loaded. */

import { lazyArea } from './area.ts';
import type { ruleDocs as english } from './en/ruleDocs/index.ts';
import type { Translated } from './sentence.ts';

export const ruleDocs = lazyArea('ruleDocs', {
  it: async () => (await import('./it/ruleDocs/index.ts')).ruleDocs,
  en: async () => (await import('./en/ruleDocs/index.ts')).ruleDocs,
});

export type RuleDocTexts = Translated<typeof english>;

/** Sentences of the documentation of a code. The optional parts depend on the code. */
export interface RuleDocSentences {
  readonly checks: string;
  readonly why: string;
  readonly tolerance?: string;
  readonly exceptions?: readonly string[];
  /** The error in the wrong sample. */
  readonly wrongNote?: string;
  readonly rightNote?: string;
  readonly remedy: string;
  readonly undecided?: string;
  readonly readings?: string;
}
