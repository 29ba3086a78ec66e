import type { rules as english } from '../../../en/findings/rules/index.ts';
import type { PartlyTranslated } from '../../../sentence.ts';
import { rules00300 } from './00300.ts';
import { rules00400 } from './00400.ts';
import { rules00420 } from './00420.ts';
import { rules00440 } from './00440.ts';

export const rules: PartlyTranslated<typeof english> = {
  ...rules00300,
  ...rules00400,
  ...rules00420,
  ...rules00440,
};
