/** SdI messages for people, in each language. */
import { area } from './area.ts';
import { sdiMessages as en } from './en/sdiMessages.ts';
import { sdiMessages as it } from './it/sdiMessages.ts';

export const sdiMessages = area('sdiMessages', { it: () => it, en: () => en });

export type SdiMessageTexts = ReturnType<typeof sdiMessages.in>;
