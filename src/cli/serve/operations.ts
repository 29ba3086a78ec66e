/**
 * The operations of the service: each runs a command. The paths, the parameters, /openapi.json and the
 * reference page follow from this table and from the definitions of the commands.
 */
import { anonymize } from '../anonymize/definition.ts';
import type { CommandDefinition, OptionDefinition } from '../command/definition.ts';
import { convert } from '../convert/definition.ts';
import { fix } from '../fix/definition.ts';
import { newCommand } from '../new/definition.ts';
import { open } from '../open/definition.ts';
import { show } from '../show/definition.ts';
import { validate } from '../validate/definition.ts';

/** A form of the answer: its media type, and the arguments that ask the command for it. */
export interface AnswerForm {
  readonly type: string;
  readonly args: readonly string[];
}

export interface Operation {
  /** The last segment of its path. */
  readonly name: 'validate' | 'convert' | 'losses' | 'fix' | 'build' | 'render' | 'anonymize' | 'open';
  readonly command: CommandDefinition;
  /** The options of the command that a request may have. None refers to a file on this machine. */
  readonly options: readonly string[];
  /** Arguments of every call. */
  readonly fixed: readonly string[];
  /** The forms of the answer, the default first; one without arguments is recognized by its content. */
  readonly answers: readonly AnswerForm[];
  /** The option that chooses the form of the answer too, and takes precedence over `Accept`. */
  readonly formOption: string | null;
  /** True if the result with exit code 1 is the answer: a report of what was found. */
  readonly reports: boolean;
  /** True if all files of a request are one call, whose report compares them with each other. */
  readonly together: boolean;
  /** The option that takes a second file, by the name of its part in a form. */
  readonly second: string | null;
}

const JSON_TYPE = 'application/json';
const XML_TYPE = 'application/xml';
const YAML_TYPE = 'application/yaml';
const TEXT_TYPE = 'text/plain';

export const operations: readonly Operation[] = [
  {
    name: 'validate',
    command: validate,
    options: [
      'format',
      'only',
      'as-of',
      'as-sent',
      'spec',
      'strict-name',
      'keep-going',
      'ignore',
      'fail-on',
      'max-warnings',
      'quiet',
      'explain-coverage',
    ],
    fixed: ['--no-config'],
    answers: [
      { type: JSON_TYPE, args: ['--format=json'] },
      { type: 'application/x-ndjson', args: ['--format=ndjson'] },
      { type: 'application/sarif+json', args: ['--format=sarif'] },
      { type: XML_TYPE, args: ['--format=junit'] },
      { type: TEXT_TYPE, args: ['--format=text'] },
      // By the parameter only: `Accept` finds the report itself first.
      { type: JSON_TYPE, args: ['--format=gitlab'] },
    ],
    formOption: 'format',
    reports: true,
    together: true,
    second: null,
  },
  {
    name: 'convert',
    command: convert,
    options: [
      'to',
      'from',
      'force',
      'upgrade',
      'profile',
      'body',
      'set',
      'embed-original',
      'strict',
      'indent',
      'prefix',
      'no-prefix',
      'stylesheet',
    ],
    fixed: [],
    answers: [
      { type: '*/*', args: [] },
      { type: JSON_TYPE, args: ['--to=json'] },
      { type: XML_TYPE, args: ['--to=xml'] },
      { type: YAML_TYPE, args: ['--to=yaml'] },
    ],
    formOption: 'to',
    reports: false,
    together: false,
    second: null,
  },
  {
    name: 'losses',
    command: convert,
    options: ['to', 'profile', 'body', 'set', 'embed-original'],
    fixed: ['--report=-'],
    answers: [{ type: JSON_TYPE, args: [] }],
    formOption: null,
    reports: false,
    together: false,
    second: null,
  },
  {
    name: 'fix',
    command: fix,
    options: ['format', 'dry-run', 'amounts', 'fix', 'drop-signature'],
    fixed: ['--output=-'],
    answers: [{ type: '*/*', args: [] }],
    formOption: null,
    reports: true,
    together: false,
    second: null,
  },
  {
    name: 'build',
    command: newCommand,
    options: ['kind', 'to', 'as-of'],
    fixed: [],
    answers: [
      { type: XML_TYPE, args: ['--to=xml'] },
      { type: JSON_TYPE, args: ['--to=json'] },
    ],
    formOption: 'to',
    reports: false,
    together: false,
    second: 'of',
  },
  {
    name: 'render',
    command: show,
    options: ['body', 'findings'],
    fixed: [],
    answers: [
      { type: 'text/html', args: ['--html=-'] },
      { type: 'application/pdf', args: ['--pdf=-'] },
      { type: TEXT_TYPE, args: [] },
    ],
    formOption: null,
    reports: true,
    together: false,
    second: null,
  },
  {
    name: 'anonymize',
    command: anonymize,
    options: ['seed', 'keep', 'drop-signature'],
    fixed: [],
    answers: [{ type: '*/*', args: [] }],
    formOption: null,
    reports: false,
    together: false,
    second: null,
  },
  {
    name: 'open',
    command: open,
    options: ['format'],
    fixed: [],
    answers: [
      { type: JSON_TYPE, args: ['--format=json'] },
      { type: TEXT_TYPE, args: ['--format=text'] },
    ],
    formOption: 'format',
    reports: true,
    together: true,
    second: null,
  },
];

/** The definitions of the options that a request may have. */
export function servedOptions({ command, options }: Operation): readonly OptionDefinition[] {
  return command.options.filter(({ name }) => options.includes(name));
}
