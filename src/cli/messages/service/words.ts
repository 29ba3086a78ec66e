import type { Translated } from '../../../text/sentence.ts';
import type { serviceEn } from './en.ts';

/** Messages about requests to the service, shared by several commands. */
export type ServiceWords = Translated<typeof serviceEn>;
