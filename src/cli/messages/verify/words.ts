/** Messages of `verify`. */
import type { Translated } from '../../../text/sentence.ts';
import type { verifyEn } from './en.ts';

export type VerifyWords = Translated<typeof verifyEn>;
