/** The commands, in the order in which help and docs/cli.md show them. */
import type { CommandDefinition } from '../definition.ts';
import { codes } from './codes.ts';
import { completions } from './completions.ts';
import { convert } from './convert.ts';
import { fields } from './fields.ts';
import { help } from './help.ts';
import { validate } from './validate.ts';

export const commands: readonly CommandDefinition[] = [validate, convert, codes, fields, completions, help];
