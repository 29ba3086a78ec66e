/** All areas in English, which define the ids of the sentences. */
import { build } from './build/index.ts';
import { european } from './european.ts';
import { findings } from './findings/index.ts';
import { rules } from './findings/rules/index.ts';
import { render } from './render.ts';
import { report } from './report.ts';
import { ruleDocs } from './ruleDocs/index.ts';
import { sandboxPage } from './sandboxPage.ts';
import { sandboxRefusals } from './sandboxRefusals.ts';
import { sdiMessages } from './sdiMessages.ts';
import { titles } from './titles.ts';

export const english = {
  build,
  european,
  findings,
  render,
  report,
  ruleDocs,
  rules,
  sandboxPage,
  sandboxRefusals,
  sdiMessages,
  titles,
};
