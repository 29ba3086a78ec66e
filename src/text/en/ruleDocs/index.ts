/**
 * Documentation of the codes. Placeholders such as `{types}` stand for a list of codes, joined by a word of `joins`.
 */
import { docs00001 } from './00001.ts';
import { docs00300 } from './00300.ts';
import { docs00400 } from './00400.ts';
import { docs00420 } from './00420.ts';
import { docs00440 } from './00440.ts';
import { adviceA } from './adviceA.ts';
import { adviceN } from './adviceN.ts';
import { own } from './own.ts';
import { retired } from './retired.ts';

export const ruleDocs = {
  rules: {
    ...docs00001,
    ...docs00300,
    ...docs00400,
    ...docs00420,
    ...docs00440,
    ...adviceA,
    ...adviceN,
  },
  own,
  retired,
  joins: { and: 'and', or: 'or' },
};
