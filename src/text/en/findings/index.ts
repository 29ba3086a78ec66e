/** Sentences of findings. */
import { expected } from './expected.ts';
import { help, why } from './help.ts';
import { problems } from './problems.ts';

export const findings = { problems, help, why, expected };
