/** Messages of `lsp`. */
import type { Translated } from '../../../text/sentence.ts';
import type { lspEn } from './en.ts';

export type LspWords = Translated<typeof lspEn>;
