/** Texts shared by all help pages. */
import type { Translated } from '../../../text/sentence.ts';
import type { helpEn } from './en.ts';

export type HelpWords = Translated<typeof helpEn>;
