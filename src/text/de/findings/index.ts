import type { findings as english } from '../../en/findings/index.ts';
import type { PartlyTranslated } from '../../sentence.ts';
import { expected } from './expected.ts';
import { help, why } from './help.ts';
import { problems } from './problems.ts';

export const findings: PartlyTranslated<typeof english> = {
  problems,
  help,
  why,
  expected,
};
