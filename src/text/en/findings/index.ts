/** What a check and its reports say. */
import { expected } from './expected.ts';
import { help, why } from './help.ts';
import { own } from './own.ts';
import { problems } from './problems.ts';
import { report } from './report.ts';
import { rules } from './rules/index.ts';

export const findings = { problems, help, why, expected, report, own, rules };
