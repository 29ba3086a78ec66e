/** Messages of `codes`. */
import type { Translated } from '../../../text/sentence.ts';
import type { codesEn } from './en.ts';

export type CodesWords = Translated<typeof codesEn>;
