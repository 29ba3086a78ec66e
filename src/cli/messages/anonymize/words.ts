import type { Translated } from '../../../text/sentence.ts';
import type { anonymizeEn } from './en.ts';

/** Messages of `anonymize`. */
export type AnonymizeWords = Translated<typeof anonymizeEn>;
