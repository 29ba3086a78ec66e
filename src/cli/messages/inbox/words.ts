/** Messages of `inbox`. */
import type { Translated } from '../../../text/sentence.ts';
import type { inboxEn } from './en.ts';

export type InboxWords = Translated<typeof inboxEn>;
