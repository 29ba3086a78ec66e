/** Sentences of the findings of controls and advice. `{name}` stands for the parameter of that name. */
import { rules00001 } from './00001.ts';
import { rules00300 } from './00300.ts';
import { rules00400 } from './00400.ts';
import { rules00420 } from './00420.ts';
import { rules00440 } from './00440.ts';
import { adviceA } from './adviceA.ts';
import { adviceN } from './adviceN.ts';

export const rules = {
  ...rules00001,
  ...rules00300,
  ...rules00400,
  ...rules00420,
  ...rules00440,
  ...adviceA,
  ...adviceN,
};
