import type { CommandHelp, Messages } from './messages.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`);
const bytes = (count: number): string => `${count.toLocaleString('en')} bytes`;
const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;

const commands: Readonly<Record<string, CommandHelp>> = {
  validate: {
    summary: 'check invoices against the official schema',
    about: [
      'PATH is a file, a folder (searched to its end for .xml, .json, .p7m and .zip), a pattern in quotes or - for standard input. Without PATH, what is piped in is checked.',
      'The verdict is that of the official schema. The other controls of SdI are not run yet, and signed files (.p7m), archives (.zip), messages of SdI and formats before 2017 are recognised and reported as not supported.',
    ],
    options: {
      format: 'text for people, json for one document, ndjson for one line a file',
      only: 'stop after this stage',
      'fail-on': 'the least severity that makes the exit code 1; never keeps it 0 whatever is found',
      quiet: 'show only files with something to say, and the summary',
      engine: 'who judges XML: our own reader (auto), or libxml2 with our schemas as a second opinion',
      schema: 'judge XML by this XSD, with libxml2; its local includes are followed, nothing is fetched',
      'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
    },
    examples: [
      'one invoice, with the line and a remedy for whatever is wrong',
      'a whole folder and a pattern; only what needs attention is shown',
      'the report as data',
      'from standard input, in English',
    ],
  },
  convert: {
    summary: 'turn XML into JSON and JSON into XML',
    about: [
      'The direction follows the content. One file goes to standard output unless --output names another place; several files, patterns and folders go to --out-dir under the same names, with .json or .xml. An invalid invoice is not converted: the report says why.',
    ],
    options: {
      to: 'what to write; the opposite of what is read unless told',
      output: 'file to write to; - is standard output',
      'out-dir': 'folder to write to, made when missing; folders inside a folder keep their place',
      overwrite: 'replace files that exist; the file that is read is never replaced',
      force: 'write the result even when it is not valid, as far as it can be written at all',
      indent: 'blanks a level, 0 to 10; 0 writes one line, 2 unless told',
      prefix: "namespace prefix of the XML root; p unless told, '' for none",
      stylesheet: 'style sheet that the XML names for browsers',
      'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
    },
    examples: [
      'JSON on standard output',
      'XML into a file',
      'a whole folder',
      'from standard input, with a prefix of your choice',
    ],
  },
  codes: {
    summary: 'look up the official code lists',
    about: [
      'Without operands, the lists. With a list, its codes, retired ones with their dates. With a code or a piece of a label, alone or after a list, what matches. Case does not matter.',
    ],
    options: { format: 'text for people, json for programs' },
    examples: ['all lists', 'one list', 'one code', 'what speaks of credit, in English'],
  },
  fields: {
    summary: 'look up the fields of the invoice',
    about: [
      'By XML name, JSON name or official number: what the field is for, what it may hold, how often it occurs and where it stands. Without operand, all fields in official order.',
    ],
    options: { format: 'text for people, json for programs' },
    examples: ['by XML name', 'by official number', 'by JSON name, as data'],
  },
  completions: {
    summary: 'print the completion script of a shell',
    about: ['SHELL is bash, zsh or fish. Each script says in its first lines where to put it.'],
    options: {},
    examples: [
      'source <(fattura completions bash)',
      'fattura completions zsh > ~/.zsh/completions/_fattura',
      'fattura completions fish | source',
    ],
  },
  help: {
    summary: 'show the help of a command',
    about: ['The same as COMMAND --help.'],
    options: {},
    examples: ['all about validate'],
  },
};

export const en: Messages = {
  commands,
  help: {
    tagline: 'Italian e-invoices (FatturaPA): check, convert, look up.',
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    globalOptions: 'Options of every command',
    examples: 'Examples',
    exitCodes: 'Exit codes',
    codes: {
      '0': 'nothing at or over the failing level',
      '1': 'findings at or over it, or a file that could not be read',
      '2': 'wrong usage, or a path that does not exist',
      '3': 'a remote service refused, or the network failed',
      '70': 'a bug in fattura',
    },
    more: 'fattura COMMAND --help says more of each.',
    global: {
      lang: 'language of messages; that of the locale unless told, Italian when it is not known',
      color: 'colours even where the output is no terminal',
      'no-color': 'no colours; NO_COLOR in the environment does the same',
      help: 'this help',
      version: 'version of fattura, of the specification and of the schemas',
    },
    choices: (choices) => `one of ${choices.join(', ')}`,
  },
  version: {
    specification: 'technical specification (Allegato A)',
    schema: 'schema',
  },
  usage: {
    noCommand: (names) => `say what to do: ${names.join(', ')}.`,
    unknownCommand: (found, suggestion, names) =>
      `there is no command "${found}".${meant(suggestion) || ` There are ${names.join(', ')}.`}`,
    pathWithoutCommand: (found) =>
      `say what to do with it: fattura validate ${found}, or fattura convert ${found}.`,
    unknownOption: (found, suggestion) => `there is no option ${found}.${meant(suggestion)}`,
    valueMissing: (option) => `${option} needs a value after it.`,
    valueUnwanted: (option) => `${option} takes no value: write it alone.`,
    noChoice: (option, found, choices) => `${option} takes ${list(choices)}, not "${found}".`,
    excessOperand: (found, expected) => `"${found}" is one operand too many: the command takes ${expected}.`,
    noInput: 'say what to read: files, folders, a pattern in quotes, or - for standard input.',
    noSize: (found) => `--max-size takes a size such as 500kB, 30MB or a number of bytes, not "${found}".`,
    noIndent: (found) => `--indent takes a whole number from 0 to 10, not "${found}".`,
    noPrefix: (found) => `--prefix takes an XML name without a colon, or '' for none, not "${found}".`,
    noShell: (found, shells) =>
      found === undefined
        ? `say for which shell: ${list(shells)}.`
        : `"${found}" is no shell we know: there are ${list(shells)}.`,
    conflict: (one, other) => `${one} and ${other} exclude each other: leave one out.`,
    onlyForXml: (option) => `${option} is about XML and --to asks for JSON: leave one out.`,
    manyNeedFolder: (option) =>
      `several files, a pattern or a folder ${option === null ? 'need a place' : `do not fit ${option}`}: name a folder with --out-dir.`,
    engine: {
      LIBXML2_MISSING: ({ subject }) =>
        `this needs the package ${subject}: install it beside fattura with npm i ${subject}, or call npx -p fattura -p ${subject} fattura validate …`,
      SCHEMA_UNREADABLE: ({ subject }) => `the schema ${subject} cannot be read: look at the path.`,
      SCHEMA_REMOTE: ({ subject }) =>
        `the schema refers to ${subject}, and nothing is fetched: save it beside the schema and refer to the copy.`,
      SCHEMA_INVALID: ({ detail }) => `the schema cannot be used; libxml2 says: ${detail}`,
    },
  },
  paths: {
    missing: (path) => `${path} does not exist. Look at the spelling, and at the folder you are in.`,
    noMatch: (pattern) => `nothing matches ${pattern}.`,
    emptyFolder: (path) => `${path} holds no .xml, .json, .p7m or .zip file.`,
  },
  files: {
    tooLarge: ({ size, limit }) => `The file has ${bytes(size)}; at most ${bytes(limit)} are read.`,
    tooLargeHelp: 'SdI takes no file over 5 MB. To read it all the same, raise the limit with --max-size.',
    unreadable: (reason) => `The file cannot be read: ${reason}.`,
    bug: 'The file was not checked: the check itself broke, and that is a bug in fattura.',
  },
  reason: (code) => REASONS[code] ?? `the system says ${code}`,
  convert: {
    done: (count) => `${files(count)} written`,
    signatureLeft: (file) =>
      `${file}: the electronic signature (ds:Signature) was left out; the result is not signed.`,
    invalid: (file) =>
      `${file} is not valid and was not converted. With --force it is converted as far as it can be.`,
    forced: (file) => `${file} is not valid; it was converted because of --force.`,
    impossible: (file) => `${file} cannot be converted, not even with --force.`,
    exists: (path) => `${path} exists already and was left as it is. --overwrite replaces it.`,
    overInput: (path) => `${path} is the file that is read: it is never replaced. Name another.`,
    twice: (path, first) => `${path} was made from ${first} already: rename one of the two.`,
    failed: (path, reason) => `${path} cannot be written: ${reason}.`,
  },
  codes: {
    lists: 'Code lists',
    hint: 'fattura codes LIST shows the codes; fattura codes WORD searches all lists.',
    count: (count) => (count === 1 ? '1 code' : `${count} codes`),
    from: (date) => `from ${date}`,
    until: (date) => `retired on ${date}`,
    notInSchema: 'not in the schema',
    open: 'for reference: the schema does not enumerate it',
    unknownList: (found, suggestion) =>
      `there is no list "${found}".${meant(suggestion)} fattura codes shows them all.`,
    unknownCode: (found, name, suggestion) =>
      `${name} has no code and no label with "${found}".${meant(suggestion)} fattura codes ${name} shows them all.`,
    nothing: (found, suggestion) =>
      `no list, code or label has "${found}".${meant(suggestion)} fattura codes shows the lists.`,
  },
  fields: {
    ordinary: 'ordinary invoice (FPA12, FPR12)',
    simplified: 'simplified invoice (FSM10)',
    xml: 'XML',
    json: 'JSON',
    type: 'value',
    occurs: 'occurs',
    codes: 'codes',
    unknown: (found, suggestion) =>
      `there is no field "${found}".${meant(suggestion)} fattura fields shows them all.`,
  },
  engineNotForJson: (count) =>
    `libxml2 judges XML only: ${count === 1 ? 'the JSON file was' : `${count} JSON files were`} judged by the JSON Schema of fattura.`,
  progress: (done, seconds) =>
    `${files(done)} checked, ${Math.round(done / seconds).toLocaleString('en')} a second`,
  seeHelp: (command) => `Help: ${command}`,
  interrupted: 'interrupted; what was not reported was not checked.',
  bug: (what, file) =>
    `${file === undefined ? '' : `${file}: `}this is a bug in fattura, not in your files: ${what}. FATTURA_DEBUG=1 shows where; please report it.`,
  outputFailed: (reason) => `the output cannot be written: ${reason}.`,
};

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'it does not exist (any more)',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  EEXIST: 'a file is in the place of a folder',
  ELOOP: 'its links go round in a circle',
  EIO: 'the disk failed',
  ENAMETOOLONG: 'the name is too long',
};

function list(choices: readonly string[]): string {
  const [last, ...before] = [...choices].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} or ${last}`;
}
