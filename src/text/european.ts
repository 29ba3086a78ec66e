/** Sentences about European invoices, in each language. */
import { area } from './area.ts';
import { european as en } from './en/european.ts';
import { european as it } from './it/european.ts';

export const european = area('european', { it: () => it, en: () => en });
