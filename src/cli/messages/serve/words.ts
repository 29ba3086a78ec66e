/** Messages of `serve`. */
import type { Translated } from '../../../text/sentence.ts';
import type { serveEn } from './en.ts';

export type ServeWords = Translated<typeof serveEn>;
