/** The commands, in the order in which help and docs/cli.md show them. */
import type { CommandDefinition } from '../definition.ts';
import { codes } from './codes.ts';
import { completions } from './completions.ts';
import { controls } from './controls.ts';
import { convert } from './convert.ts';
import { explain } from './explain.ts';
import { fields } from './fields.ts';
import { fix } from './fix.ts';
import { help } from './help.ts';
import { validate } from './validate.ts';

export const commands: readonly CommandDefinition[] = [
  validate,
  convert,
  fix,
  explain,
  controls,
  codes,
  fields,
  completions,
  help,
];
