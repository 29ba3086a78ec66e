/** Messages about archives and mail. */
import type { Translated } from '../../../text/sentence.ts';
import type { containersEn } from './en.ts';

export type ContainersWords = Translated<typeof containersEn>;
