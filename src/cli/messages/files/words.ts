/** Messages about paths, files and system errors. */
import type { Translated } from '../../../text/sentence.ts';
import type { filesEn } from './en.ts';

export type FilesWords = Translated<typeof filesEn>;
