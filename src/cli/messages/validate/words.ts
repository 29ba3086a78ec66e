/** Messages of `validate` other than its reports. */
import type { Translated } from '../../../text/sentence.ts';
import type { validateEn } from './en.ts';

export type ValidateWords = Translated<typeof validateEn>;
