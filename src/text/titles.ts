/** Titles of the codes, in each language. */
import { area } from './area.ts';
import { titles as en } from './en/titles.ts';
import { titles as it } from './it/titles.ts';

export const titles = area('titles', { it: () => it, en: () => en });

/** A code of SdI, of advice, or of the check itself. */
export type TitledCode = keyof typeof en;
