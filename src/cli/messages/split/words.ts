/** Messages of `split`, some of which `merge` and `name` use too. */
import type { Translated } from '../../../text/sentence.ts';
import type { splitEn } from './en.ts';

export type SplitWords = Translated<typeof splitEn>;
