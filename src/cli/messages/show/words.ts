/** Messages of `show`. */
import type { Translated } from '../../../text/sentence.ts';
import type { showEn } from './en.ts';

export type ShowWords = Translated<typeof showEn>;
