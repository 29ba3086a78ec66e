/** Sentences of reports, in each language. */
import { area } from './area.ts';
import { report as en } from './en/report.ts';
import { report as it } from './it/report.ts';

export const report = area('report', { it: () => it, en: () => en });
