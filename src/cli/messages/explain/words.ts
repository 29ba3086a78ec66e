/** Headings and labels of the explanation of a code; docs/controls uses them too. */
import type { Translated } from '../../../text/sentence.ts';
import type { explainEn } from './en.ts';

export type ExplainWords = Translated<typeof explainEn>;
