/** Messages of `export`. */
import type { Translated } from '../../../text/sentence.ts';
import type { exportEn } from './en.ts';

export type ExportWords = Translated<typeof exportEn>;
