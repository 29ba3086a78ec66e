/** Messages of `total`. */
import type { Translated } from '../../../text/sentence.ts';
import type { totalEn } from './en.ts';

export type TotalWords = Translated<typeof totalEn>;
