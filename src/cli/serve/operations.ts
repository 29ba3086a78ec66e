/**
 * The operations of the service: each runs a command. The paths, the parameters, /openapi.json and the
 * reference page follow from this table and from the definitions of the commands.
 */
import { anonymize } from '../anonymize/definition.ts';
import type { CommandDefinition, OptionDefinition } from '../command/definition.ts';
import { convert } from '../convert/definition.ts';
import { fix } from '../fix/definition.ts';
import { PDF_TYPE } from '../inMemory/document.ts';
import type { Messages } from '../messages/messages.ts';
import { newCommand } from '../new/definition.ts';
import { open } from '../open/definition.ts';
import { show } from '../show/definition.ts';
import { validate } from '../validate/definition.ts';

/** A form of the response: its media type, and the arguments with which the command produces it. */
export interface AnswerForm {
  readonly type: string;
  readonly args: readonly string[];
}

export interface Operation {
  /** The last segment of its path. */
  readonly name: 'validate' | 'convert' | 'losses' | 'fix' | 'build' | 'render' | 'anonymize' | 'open';
  readonly command: CommandDefinition;
  /** The options of the command that a request may set. None of them refers to a file on this machine. */
  readonly options: readonly string[];
  /** Arguments of every call. */
  readonly fixed: readonly string[];
  /** The forms of the response, the default first. A form for any media type gets its type from the content. */
  readonly answers: readonly AnswerForm[];
  /**
   * An option that also selects the form of the response, and takes precedence over `Accept`; null if there is none.
   */
  readonly formOption: string | null;
  /** True if a result with exit code 1 is a response, because it is a report. */
  readonly reports: boolean;
  /** True if all files of a request are checked in one call, which compares them with each other. */
  readonly together: boolean;
  /** The option that takes a second file, by the name of its part in a form. */
  readonly second: string | null;
  /** The key of the summary in the messages of the page; null for the summary of the command. */
  readonly summary: 'losses' | null;
  /** A minimal request, shown on the page. */
  readonly sample: { readonly file: string; readonly query?: string };
  /** The report that explains a failure: on the invoice, or on the brief; null if there is none. */
  readonly explained: 'invoice' | 'brief' | null;
  /** An option without which there is no result, with its values here; null if there is none. */
  readonly needs: { readonly name: string; readonly choices: readonly string[] } | null;
}

const INVOICE = { file: 'invoice.xml' };

/** Defaults of the operations. */
const USUAL = {
  fixed: [],
  formOption: null,
  reports: false,
  together: false,
  second: null,
  summary: null,
  sample: INVOICE,
  explained: null,
  needs: null,
} as const satisfies Partial<Operation>;

const JSON_TYPE = 'application/json';
const XML_TYPE = 'application/xml';
export const YAML_TYPE = 'application/yaml';
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
      // Selected by the parameter only: for `Accept`, the report itself comes first.
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
      { type: PDF_TYPE, args: ['--to=facturx'] },
    ],
    formOption: 'to',
    explained: 'invoice',
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
    explained: 'invoice',
    needs: { name: 'to', choices: ['ubl', 'cii', 'facturx', 'fatturapa'] },
  },
  {
    ...USUAL,
    name: 'fix',
    command: fix,
    options: ['format', 'dry-run', 'amounts', 'fix', 'drop-signature'],
    fixed: ['--output=-'],
    answers: [{ type: '*/*', args: [] }],
    reports: true,
    explained: 'invoice',
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
    explained: 'brief',
  },
  {
    ...USUAL,
    name: 'render',
    command: show,
    options: ['body', 'findings'],
    answers: [
      { type: 'text/html', args: ['--html=-'] },
      { type: PDF_TYPE, args: ['--pdf=-'] },
      { type: TEXT_TYPE, args: [] },
    ],
    reports: true,
    explained: 'invoice',
  },
  {
    ...USUAL,
    name: 'anonymize',
    command: anonymize,
    options: ['seed', 'keep', 'drop-signature'],
    answers: [{ type: '*/*', args: [] }],
    explained: 'invoice',
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

/** The definitions of the options that a request may set. */
export function servedOptions({ command, options }: Operation): readonly OptionDefinition[] {
  return command.options.filter(({ name }) => options.includes(name));
}

/** The summary of an operation for people. */
export const summaryOf = ({ command, summary }: Operation, messages: Messages): string =>
  summary === null ? (messages.commands[command.name]?.summary ?? '') : messages.serve.page[summary];
