/** German, as accountants in South Tyrol write it: reports and the most frequent findings. The rest is in English. */
import type { Part } from '../area.ts';
import { findings } from './findings/index.ts';
import { rules } from './findings/rules/index.ts';
import { report } from './report.ts';

export const german: Part = { findings, report, rules };
