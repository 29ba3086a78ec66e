import type { Wanted } from '../../config/keys.ts';
import { list, meant, meantOr } from '../phrases/en.ts';

export const usageEn = {
  unknownCommand: (found: string, suggestion: string | undefined, names: readonly string[]) =>
    `unknown command "${found}".${meantOr(suggestion, names)}`,
  pathWithoutCommand: (found: string) =>
    `missing command: fattura validate ${found}, or fattura convert ${found}.`,
  unknownOption: (found: string, suggestion: string | undefined) =>
    `unknown option ${found}.${meant(suggestion)}`,
  valueMissing: (option: string) => `${option} requires a value.`,
  /** @param name The long name of the option, without dashes. */
  optionAsValue: (option: string, found: string, name: string) =>
    `${option} requires a value, and ${found} is an option. A value that begins with a dash is written --${name}=${found}. Nothing was done.`,
  /** An empty operand; `position` counts from 1. */
  emptyOperand: ({ position, count }: { readonly position: number; readonly count: number }) =>
    `${count === 1 ? 'the operand' : `operand ${position} of ${count}`} is empty, perhaps because a variable is not set. Nothing was done.`,
  /** An operand is `/`. */
  rootOperand: ({ position, count }: { readonly position: number; readonly count: number }) =>
    `${count === 1 ? 'the operand' : `operand ${position} of ${count}`} is "/", the root of the file system, perhaps because a variable is not set. Nothing was done; specify a folder.`,
  emptyValue: (option: string) =>
    `the value of ${option} is empty, perhaps because a variable is not set. Nothing was done.`,
  noPattern: (found: string) =>
    `--exclude takes a name or a path, and "${found}" is neither, perhaps because a variable is not set. Nothing was done.`,
  /** A folder was given instead of a file. */
  folderForFile: (option: string, found: string) =>
    `${option} takes a file, and "${found}" is a folder: specify a file in it.`,
  valueUnwanted: (option: string) => `${option} takes no value.`,
  /** The service's key was given as an option. */
  keyAsOption: (option: string) =>
    `unknown option ${option}: command lines are visible to other users of this machine and stored in the shell history. Set FATTURA_API_KEY, or use fattura login --save.`,
  noChoice: (option: string, found: string, choices: readonly string[]) =>
    `${option} takes ${list(choices)}, not "${found}".`,
  /** @param expected The operands of the command; empty if it has none. */
  excessOperand: (found: string, expected: string) =>
    `unexpected operand "${found}": the command takes ${expected === '' ? 'options only' : expected}.`,
  noInput: 'specify the input: files, folders, a quoted pattern, or - for standard input.',
  noSize: (found: string) =>
    `--max-size takes a size such as 500kB, 30MB or a number of bytes, not "${found}".`,
  noIndent: (found: string) => `--indent takes a whole number from 0 to 10, not "${found}".`,
  noDate: (option: string, found: string) => `${option} takes a date such as 2026-05-15, not "${found}".`,
  /** The journal of `--resume` cannot be opened, or belongs to another call. */
  noJournal: (file: string, reason: string) => `cannot use the journal ${file}: ${reason}.`,
  otherJournal: (file: string) =>
    `the journal ${file} belongs to a run with other options or another version. Specify another file, or delete it.`,
  /** @param holder `host` is null for a process on this machine and in this container; `pid` is 0 if unknown. */
  journalInUse: (
    name: string,
    { pid, host, file }: { readonly pid: number; readonly host: string | null; readonly file: string },
  ) =>
    `process ${pid}${host === null ? '' : ` on ${host} (another machine or container)`} is using the journal ${name}: wait for it to end, or specify another file. Its lock is ${file}; locks of terminated processes are taken over automatically.`,
  noShard: (found: string) => `--shard takes a part and the number of parts, such as 3/16, not "${found}".`,
  emptyName: (list: string, number: number) =>
    `${list === '-' ? 'standard input' : list}: name ${number} of the list is empty. Remove it, or check the program that writes the list.`,
  unreadableList: (list: string, reason: string) =>
    list === '-'
      ? `--files-from -: standard input cannot be read: ${reason}. Pipe a list of files into it, such as the output of find FOLDER -print0; to check a folder, specify it without --files-from.`
      : `--files-from ${list}: ${reason}. Specify a file that lists the files to check, or - for standard input.`,
  noCount: (option: string, found: string) => `${option} takes a whole number, 0 or more, not "${found}".`,
  /** The report would replace an input file; both names as given. */
  outputIsInput: (output: string, input: string) =>
    output === input
      ? `${input} is an input file, which is never replaced: specify another file for the report.`
      : `${output} is the input file ${input}, which is never replaced: specify another file for the report.`,
  /** Errors in a configuration; `place` is the file, with line and column if known. */
  config: {
    unreadable: (file: string, reason: string) => `the configuration ${file} cannot be read: ${reason}.`,
    syntax: (place: string) => `${place}: invalid JSON. Check commas and quotes; comments are not allowed.`,
    unknownKey: (place: string, key: string, suggestion: string | undefined, keys: readonly string[]) =>
      `${place}: unknown setting "${key}".${meantOr(suggestion, keys)}`,
    unknownCode: (place: string, code: string, suggestion: string | undefined) =>
      `${place}: unknown code "${code}".${meant(suggestion) || ' Valid codes are those of SdI, such as 00423, and of our advice, such as Q-….'}`,
    neverOff: (place: string, code: string) =>
      `${place}: ${code} is a control of SdI and cannot be turned off: set it to "info", or remove it.`,
    /** @param path Empty for the whole configuration. @param about `found` is JSON. */
    wrongValue: (
      place: string,
      path: string,
      {
        found,
        wanted,
        suggestion,
      }: {
        readonly found: string;
        readonly wanted: Wanted;
        readonly suggestion: string | undefined;
      },
    ) =>
      `${place}: ${path === '' ? 'the configuration' : path} is ${found}, but must be ${expects(wanted)}.${meant(suggestion)}`,
  },
  noPrefix: (found: string) => `--prefix takes an XML name without a colon, not "${found}".`,
  noShell: (found: string | undefined, shells: readonly string[]) =>
    found === undefined
      ? `specify a shell: ${list(shells)}.`
      : `unknown shell "${found}". Valid: ${list(shells)}.`,
  /** @param reason The message of git; null if it is not installed. */
  since: (since: string, reason: string | null) =>
    reason === null
      ? `--since requires git, which is not installed.`
      : `--since ${since}: ${reason} Specify a commit or branch of the repository of the current folder.`,
  /** Two options, or an option and an operand, that exclude each other. */
  conflict: (one: string, other: string) => `${one} and ${other} are mutually exclusive: remove one.`,
  onlyForEuropean: (option: string) =>
    `${option} applies to conversions to and from EN 16931 only: add --to ubl, --to cii or --to fatturapa.`,
  noBody: (found: string) => `--body takes the position of an invoice, from 1, not "${found}".`,
  noSupplied: (found: string) =>
    `--set takes the number of a field and its value, such as 1.1.4=ABC1234, not "${found}".`,
  onlyForXml: (option: string) =>
    `${option} applies to XML only, and --to or --output selects another form: remove one of the two.`,
  /** @param option The incompatible option; null if there is none. */
  manyNeedFolder: (option: string | null) =>
    `several files, a pattern or a folder ${option === null ? 'need an output folder' : `cannot be combined with ${option}`}: specify a folder with --out-dir.`,
  /** Errors when libxml2 starts; `detail` is its own message, in English. */
  engine: {
    LIBXML2_MISSING: ({ subject }) =>
      `this requires the package ${subject}: install it with npm i ${subject}, or run npx -p fattura -p ${subject} fattura validate …`,
    LIBXML2_UNSUITABLE: ({ subject, detail }) => `${detail}: npm i ${subject}`,
    SCHEMA_UNREADABLE: ({ subject }) => `the schema ${subject} cannot be read: check the path.`,
    SCHEMA_REMOTE: ({ subject }) =>
      `the schema refers to ${subject}, which is not downloaded: save it next to the schema and refer to the copy.`,
    SCHEMA_INVALID: ({ detail }) => `the schema cannot be used; libxml2 reports: ${detail}`,
  } satisfies Readonly<
    Record<
      'LIBXML2_MISSING' | 'LIBXML2_UNSUITABLE' | 'SCHEMA_UNREADABLE' | 'SCHEMA_REMOTE' | 'SCHEMA_INVALID',
      (about: { readonly subject: string; readonly detail: string }) => string
    >
  >,
};

function expects(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'choice':
      return list(wanted.choices);
    case 'switch':
      return 'true or false';
    case 'count':
      return 'a whole number, 0 or more';
    case 'patterns':
      return 'a list of names or paths such as ["drafts", "2024/**"]';
    case 'address':
      return 'an address such as "https://docs.example.com/"';
    case 'severities':
      return 'an object such as {"00423": "warning"}';
    case 'object':
      return 'an object such as {"failOn": "warning"}';
  }
}
