/** Messages of `open`. */
import type { Translated } from '../../../text/sentence.ts';
import type { openEn } from './en.ts';

export type OpenWords = Translated<typeof openEn>;
