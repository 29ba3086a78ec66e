/** The commands, in the order in which help and docs/cli.md show them. */
import type { CommandDefinition } from '../definition.ts';
import { anonymize } from './anonymize.ts';
import { api } from './api.ts';
import { attachments } from './attachments.ts';
import { codes } from './codes.ts';
import { completions } from './completions.ts';
import { controls } from './controls.ts';
import { convert } from './convert.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import { exportCommand } from './export.ts';
import { fields } from './fields.ts';
import { fix } from './fix.ts';
import { help } from './help.ts';
import { login } from './login.ts';
import { merge } from './merge.ts';
import { name } from './name.ts';
import { newCommand } from './new.ts';
import { sandbox } from './sandbox.ts';
import { show } from './show.ts';
import { split } from './split.ts';
import { submit } from './submit.ts';
import { total } from './total.ts';
import { validate } from './validate.ts';

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
