/** Messages of `fix`. */
import type { Translated } from '../../../text/sentence.ts';
import type { fixEn } from './en.ts';

export type FixWords = Translated<typeof fixEn>;
