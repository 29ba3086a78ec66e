/**
 * Sentences of findings in the complete languages. Each function is called at the first finding in its language; in the
 * built command, each catalogue is a separate file (scripts/sentencesOnUse.ts).
 */
import type { CompleteLanguage } from '../model/language.ts';
import { findings as findingsEn } from './en/findings/index.ts';
import { rules as rulesEn } from './en/findings/rules/index.ts';
import { findings as findingsIt } from './it/findings/index.ts';
import { rules as rulesIt } from './it/findings/rules/index.ts';
import type { Translated } from './sentence.ts';

type InEachLanguage<T> = Readonly<Record<CompleteLanguage, () => Translated<T>>>;

export const findingSentences: InEachLanguage<typeof findingsEn> = {
  it: () => findingsIt,
  en: () => findingsEn,
};

export const ruleSentences: InEachLanguage<typeof rulesEn> = { it: () => rulesIt, en: () => rulesEn };
