import type { findings as english } from '../../en/findings/index.ts';
import type { PartlyTranslated } from '../../sentence.ts';
import { expected } from './expected.ts';
import { help, why } from './help.ts';
import { problems } from './problems.ts';
import { rules00300 } from './rules/00300.ts';
import { rules00400 } from './rules/00400.ts';
import { rules00420 } from './rules/00420.ts';

export const findings: PartlyTranslated<typeof english> = {
  problems,
  help,
  why,
  expected,
  rules: { ...rules00300, ...rules00400, ...rules00420 },
};
