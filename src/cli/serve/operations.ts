/**
 * The operations of the service: each runs a command. The paths, the parameters, /openapi.json and the
 * reference page follow from this table and from the definitions of the commands.
 */
import { anonymize } from '../anonymize/definition.ts';
import type { CommandDefinition, OptionDefinition } from '../command/definition.ts';
import { convert } from '../convert/definition.ts';
import { fix } from '../fix/definition.ts';
import type { Messages } from '../messages/messages.ts';
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
  /** The name of its summary among the words of the page; null for that of the command. */
  readonly summary: 'losses' | null;
  /** The smallest call, as the page shows it. */
  readonly sample: { readonly file: string; readonly query?: string };
  /** True if the report of the invoice explains why there is no result. */
  readonly explained: boolean;
}

const INVOICE = { file: 'invoice.xml' };

/** Defaults of operations. */
const USUAL = {
  fixed: [],
  formOption: null,
  reports: false,
  together: false,
  second: null,
  summary: null,
  sample: INVOICE,
  explained: false,
} as const satisfies Partial<Operation>;

const JSON_TYPE = 'application/json';
const XML_TYPE = 'application/xml';
const YAML_TYPE = 'application/yaml';
const TEXT_TYPE = 'text/plain';

export const operations: readonly Operation[] = [
  {
    ...USUAL,
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
  },
  {
    ...USUAL,
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
    answers: [
      { type: '*/*', args: [] },
      { type: JSON_TYPE, args: ['--to=json'] },
      { type: XML_TYPE, args: ['--to=xml'] },
      { type: YAML_TYPE, args: ['--to=yaml'] },
    ],
    formOption: 'to',
    explained: true,
  },
  {
    ...USUAL,
    name: 'losses',
    command: convert,
    options: ['to', 'profile', 'body', 'set', 'embed-original'],
    fixed: ['--report=-'],
    answers: [{ type: JSON_TYPE, args: [] }],
    summary: 'losses',
    sample: { ...INVOICE, query: '&to=ubl' },
    explained: true,
  },
  {
    ...USUAL,
    name: 'fix',
    command: fix,
    options: ['format', 'dry-run', 'amounts', 'fix', 'drop-signature'],
    fixed: ['--output=-'],
    answers: [{ type: '*/*', args: [] }],
    reports: true,
  },
  {
    ...USUAL,
    name: 'build',
    command: newCommand,
    options: ['kind', 'to', 'as-of'],
    answers: [
      { type: XML_TYPE, args: ['--to=xml'] },
      { type: JSON_TYPE, args: ['--to=json'] },
    ],
    formOption: 'to',
    second: 'of',
    sample: { file: 'brief.yaml' },
  },
  {
    ...USUAL,
    name: 'render',
    command: show,
    options: ['body', 'findings'],
    answers: [
      { type: 'text/html', args: ['--html=-'] },
      { type: 'application/pdf', args: ['--pdf=-'] },
      { type: TEXT_TYPE, args: [] },
    ],
    reports: true,
    explained: true,
  },
  {
    ...USUAL,
    name: 'anonymize',
    command: anonymize,
    options: ['seed', 'keep', 'drop-signature'],
    answers: [{ type: '*/*', args: [] }],
    explained: true,
  },
  {
    ...USUAL,
    name: 'open',
    command: open,
    options: ['format'],
    answers: [
      { type: JSON_TYPE, args: ['--format=json'] },
      { type: TEXT_TYPE, args: ['--format=text'] },
    ],
    formOption: 'format',
    reports: true,
    together: true,
    sample: { file: 'signed.xml.p7m' },
  },
];

/** The definitions of the options that a request may have. */
export function servedOptions({ command, options }: Operation): readonly OptionDefinition[] {
  return command.options.filter(({ name }) => options.includes(name));
}

/** The summary of an operation for people. */
export const summaryOf = ({ command, summary }: Operation, messages: Messages): string =>
  summary === null ? (messages.commands[command.name]?.summary ?? '') : messages.serve.page[summary];
