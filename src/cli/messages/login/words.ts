/** Messages of `login`. */
import type { Translated } from '../../../text/sentence.ts';
import type { loginEn } from './en.ts';

export type LoginWords = Translated<typeof loginEn>;
