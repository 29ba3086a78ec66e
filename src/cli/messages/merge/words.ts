/** Messages of `merge`. */
import type { Translated } from '../../../text/sentence.ts';
import type { mergeEn } from './en.ts';

export type MergeWords = Translated<typeof mergeEn>;
