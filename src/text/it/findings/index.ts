import type { findings as english } from '../../en/findings/index.ts';
import type { Translated } from '../../sentence.ts';
import { expected } from './expected.ts';
import { help, why } from './help.ts';
import { problems } from './problems.ts';

export const findings: Translated<typeof english> = { problems, help, why, expected };
