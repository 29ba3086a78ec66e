/** Messages of `outcome`. */
import type { Translated } from '../../../text/sentence.ts';
import type { outcomeEn } from './en.ts';

export type OutcomeWords = Translated<typeof outcomeEn>;
