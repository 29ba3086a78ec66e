/** Messages of `name`. */
import type { Translated } from '../../../text/sentence.ts';
import type { nameEn } from './en.ts';

export type NameWords = Translated<typeof nameEn>;
