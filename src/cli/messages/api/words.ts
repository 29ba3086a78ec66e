/** Messages of `api`. */
import type { Translated } from '../../../text/sentence.ts';
import type { apiEn } from './en.ts';

export type ApiWords = Translated<typeof apiEn>;
