/** Messages of `convert`. */
import type { Translated } from '../../../text/sentence.ts';
import type { convertEn } from './en.ts';

export type ConvertWords = Translated<typeof convertEn>;
