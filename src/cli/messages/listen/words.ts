/** Messages of the commands that listen, or speak with another program. */
import type { Translated } from '../../../text/sentence.ts';
import type { listenEn } from './en.ts';

export type ListenWords = Translated<typeof listenEn>;
