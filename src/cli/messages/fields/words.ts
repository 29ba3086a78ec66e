/** Messages of `fields`. */
import type { Translated } from '../../../text/sentence.ts';
import type { fieldsEn } from './en.ts';

export type FieldsWords = Translated<typeof fieldsEn>;
