/** The commands, in the order in which help and docs/cli.md show them. */

import { anonymize } from './anonymize/definition.ts';
import { api } from './api/definition.ts';
import { attachments } from './attachments/definition.ts';
import { codes } from './codes/definition.ts';
import type { CommandDefinition } from './command/definition.ts';
import { completions } from './completions/definition.ts';
import { controls } from './controls/definition.ts';
import { convert } from './convert/definition.ts';
import { diff } from './diff/definition.ts';
import { explain } from './explain/definition.ts';
import { exportCommand } from './export/definition.ts';
import { fields } from './fields/definition.ts';
import { fix } from './fix/definition.ts';
import { help } from './help/definition.ts';
import { login } from './login/definition.ts';
import { merge } from './merge/definition.ts';
import { name } from './name/definition.ts';
import { newCommand } from './new/definition.ts';
import { sandbox } from './sandbox/definition.ts';
import { show } from './show/definition.ts';
import { split } from './split/definition.ts';
import { submit } from './submit/definition.ts';
import { total } from './total/definition.ts';
import { validate } from './validate/definition.ts';

export const commands: readonly CommandDefinition[] = [
  validate,
  convert,
  fix,
  newCommand,
  total,
  show,
  diff,
  split,
  merge,
  name,
  anonymize,
  attachments,
  exportCommand,
  submit,
  login,
  api,
  sandbox,
  explain,
  controls,
  codes,
  fields,
  completions,
  help,
];
