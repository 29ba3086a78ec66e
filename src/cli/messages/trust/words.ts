/** Messages of `trust`. */
import type { Translated } from '../../../text/sentence.ts';
import type { trustEn } from './en.ts';

export type TrustWords = Translated<typeof trustEn>;
