/**
 * The tools of the server: each runs a command. Their JSON Schemas follow from this table and from the definitions
 * of the commands.
 */
import { anonymize } from '../anonymize/definition.ts';
import { codes } from '../codes/definition.ts';
import type { CommandDefinition, OptionDefinition } from '../command/definition.ts';
import { controls } from '../controls/definition.ts';
import { convert } from '../convert/definition.ts';
import { diff } from '../diff/definition.ts';
import { explain } from '../explain/definition.ts';
import { fields } from '../fields/definition.ts';
import { fix } from '../fix/definition.ts';
import { newCommand } from '../new/definition.ts';
import { open } from '../open/definition.ts';
import { show } from '../show/definition.ts';
import { submit } from '../submit/definition.ts';
import { validate } from '../validate/definition.ts';
import * as summaries from './summaries.ts';

/** Input of a tool, apart from options. */
export type Takes =
  /** One document, by its content or its path. */
  | 'document'
  /** The same, or the path of a folder. */
  | 'documents'
  /** Two documents, `a` and `b`. */
  | 'pair'
  /** A brief, as an object, and the original invoice of a note. */
  | 'brief'
  /** Only the parameters in `words`. */
  | 'words';

/** A parameter that becomes an operand. */
export interface Word {
  readonly name: 'codes' | 'list' | 'code' | 'field' | 'search';
  readonly isList?: true;
  readonly isRequired?: true;
}

export interface Tool {
  readonly name: ToolName;
  readonly command: CommandDefinition;
  readonly takes: Takes;
  readonly words: readonly Word[];
  /** The options of the command that a call may set. None of them refers to a file on this machine. */
  readonly options: readonly string[];
  /** Arguments by the parameter `form`, the default first; without forms, there is no such parameter. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
  /** Arguments of every call. */
  readonly fixed: readonly string[];
  /** `json`: the JSON that the command prints; `document`: a file, whose media type follows from its content. */
  readonly answer: 'json' | 'document';
  /** Members of the result that are shown only if a pointer names them. */
  readonly hidden: readonly string[];
  /** The summary, which comes first, computed from the whole result. */
  readonly summary: (result: unknown) => object;
  /** True for the only tool with an effect, which sends invoices. */
  readonly sends: boolean;
}

export const TOOL_NAMES = [
  'validate',
  'explain',
  'fix',
  'open',
  'convert',
  'build',
  'render',
  'diff',
  'anonymize',
  'controls',
  'codes',
  'fields',
  'submit',
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];

/** Defaults shared by most tools. */
const USUAL = {
  takes: 'document',
  words: [],
  options: [],
  forms: {},
  fixed: [],
  answer: 'json',
  hidden: [],
  summary: summaries.ofNothing,
  sends: false,
} as const satisfies Partial<Tool>;

export const tools: readonly Tool[] = [
  {
    ...USUAL,
    name: 'validate',
    command: validate,
    takes: 'documents',
    options: ['as-of', 'as-sent', 'spec', 'strict-name', 'keep-going', 'ignore', 'only'],
    fixed: ['--no-config', '--format=json'],
    hidden: ['tool', 'stages', 'coverage', 'xpath'],
    summary: summaries.ofReport,
  },
  {
    ...USUAL,
    name: 'explain',
    command: explain,
    takes: 'words',
    words: [{ name: 'codes', isList: true, isRequired: true }],
    fixed: ['--format=json'],
  },
  {
    ...USUAL,
    name: 'fix',
    command: fix,
    options: ['amounts', 'fix', 'drop-signature'],
    fixed: ['--dry-run', '--format=json'],
    hidden: ['xpath'],
    summary: summaries.ofFix,
  },
  {
    ...USUAL,
    name: 'open',
    command: open,
    fixed: ['--format=json'],
    hidden: ['tool'],
    summary: summaries.ofOpen,
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
    ],
    answer: 'document',
    summary: summaries.ofDocument,
  },
  {
    ...USUAL,
    name: 'build',
    command: newCommand,
    takes: 'brief',
    options: ['kind', 'to', 'as-of'],
    answer: 'document',
    summary: summaries.ofDocument,
  },
  {
    ...USUAL,
    name: 'render',
    command: show,
    options: ['body', 'findings'],
    forms: { text: [], html: ['--html=-'], pdf: ['--pdf=-'] },
    answer: 'document',
    summary: summaries.ofDocument,
  },
  {
    ...USUAL,
    name: 'diff',
    command: diff,
    takes: 'pair',
    options: ['exact', 'ignore-line-order', 'ignore-transmission'],
    fixed: ['--format=json'],
    hidden: ['tool'],
    summary: summaries.ofDiff,
  },
  {
    ...USUAL,
    name: 'anonymize',
    command: anonymize,
    options: ['seed', 'keep', 'drop-signature'],
    answer: 'document',
    summary: summaries.ofDocument,
  },
  {
    ...USUAL,
    name: 'controls',
    command: controls,
    takes: 'words',
    words: [{ name: 'search' }],
    fixed: ['--format=json'],
    summary: summaries.ofControls,
  },
  {
    ...USUAL,
    name: 'codes',
    command: codes,
    takes: 'words',
    words: [{ name: 'list' }, { name: 'code' }],
    fixed: ['--format=json'],
    summary: summaries.ofCodes,
  },
  {
    ...USUAL,
    name: 'fields',
    command: fields,
    takes: 'words',
    words: [{ name: 'field', isRequired: true }],
    fixed: ['--format=json'],
    summary: summaries.ofFields,
  },
  {
    ...USUAL,
    name: 'submit',
    command: submit,
    options: [
      'issue',
      'company',
      'dry-run',
      'drop-signature',
      'reissue',
      'look-up',
      'automatic-number',
      'sectional',
    ],
    fixed: ['--format=json'],
    hidden: ['tool', 'xpath'],
    summary: summaries.ofSubmission,
    sends: true,
  },
];

/** The definitions of the options that a call may set. */
export function optionsOf({ command, options }: Tool): readonly OptionDefinition[] {
  return command.options.filter(({ name }) => options.includes(name));
}
