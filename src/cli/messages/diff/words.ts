/** Messages of `diff`. */
import type { Translated } from '../../../text/sentence.ts';
import type { diffEn } from './en.ts';

export type DiffWords = Translated<typeof diffEn>;
