/** Messages of `submit`. */
import type { Translated } from '../../../text/sentence.ts';
import type { submitEn } from './en.ts';

export type SubmitWords = Translated<typeof submitEn>;
