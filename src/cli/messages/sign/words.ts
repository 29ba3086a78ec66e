/** Messages of `sign`. */
import type { Translated } from '../../../text/sentence.ts';
import type { signEn } from './en.ts';

export type SignWords = Translated<typeof signEn>;
