/** Sentences of findings. */
import { expected } from './expected.ts';
import { help, why } from './help.ts';
import { problems } from './problems.ts';
import { rules } from './rules/index.ts';

export const findings = { problems, help, why, expected, rules };
