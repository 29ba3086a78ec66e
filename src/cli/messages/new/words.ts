/** Messages and questions of `new`. */
import type { Translated } from '../../../text/sentence.ts';
import type { newEn } from './en.ts';

/** Texts of the questions, without the final colon, and messages of the dialogue. */
export type QuestionWords = Translated<(typeof newEn)['ask']>;

export type NewWords = Translated<typeof newEn>;
