/** Messages of `attachments`. */
import type { Translated } from '../../../text/sentence.ts';
import type { attachmentsEn } from './en.ts';

export type AttachmentsWords = Translated<typeof attachmentsEn>;
