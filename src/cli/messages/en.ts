import type { NotApplied } from '../../operations/index.ts';
import type { Wanted } from '../config/keys.ts';
import type { CommandHelp, Messages } from './messages.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`);
const bytes = (count: number): string => `${count.toLocaleString('en')} bytes`;
const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;

const commands: Readonly<Record<string, CommandHelp>> = {
  validate: {
    summary: 'check invoices as SdI does: schema, controls, and advice',
    about: [
      'PATH is a file, a folder (searched to its end for .xml, .json, .p7m and .zip), a pattern in quotes or - for standard input. Without PATH, what is piped in is checked.',
      "The verdict is SdI's, as far as a file tells it: the schema, then the controls; advice of ours (Q-…) never changes it. Signed files (.p7m), archives (.zip), messages of SdI and formats before 2017 are recognised and reported as not supported.",
      'A fattura.config.json in this folder or above it, or the key fattura of a package.json, says the same as the options; the command line comes first. Under GitHub Actions, annotations are printed beside the text unless a format is chosen.',
    ],
    options: {
      format:
        'text for people, json for one document, ndjson for one line a file, sarif for code scanning, junit for test reports, github for annotations, compact for editors',
      output: 'file for the report, replaced when it is whole; - is standard output',
      only: 'stop after this stage; controls leaves only our advice out',
      'as-of': 'the day SdI receives the files, such as 2026-05-15; today in Italy unless told',
      spec: 'edition of the technical specification; auto is the one in force',
      'strict-name': 'judge every file name (00001), not only those meant for SdI',
      'keep-going': 'run the controls that can run although the structure is wrong',
      'fail-on': 'the least severity that makes the exit code 1; never keeps it 0 whatever is found',
      'max-warnings': 'how many warnings are let pass: one more makes the exit code 1',
      quiet: 'show only files with something to say, and the summary',
      'explain-coverage': 'say after each file which codes were judged, which were not, and why',
      config: 'configuration to use, instead of the nearest',
      'no-config': 'use no configuration',
      engine: 'who judges XML: our own reader (auto), or libxml2 with our schemas as a second opinion',
      schema: 'judge XML by this XSD, with libxml2; its local includes are followed, nothing is fetched',
      'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
    },
    examples: [
      'one invoice, with the line and a remedy for whatever is wrong',
      'a whole folder and a pattern; only what needs attention is shown',
      'the report as data',
      'into a file, for code scanning',
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
  fix: {
    summary: 'repair what can be repaired without asking',
    about: [
      'Each finding whose remedy is mechanical (blanks, a comma for a point, a typographic sign, a date written the Italian way, …) is repaired in the text of the file, XML or JSON; all else stays as it is, byte for byte. Each change is shown, the result is checked, and a change that does not help is not made. The file is replaced; what comes from standard input goes to standard output.',
    ],
    options: {
      'dry-run': 'show the changes and write nothing',
      output: 'file to write to instead; - is standard output',
      overwrite: 'replace the file of --output when it exists',
      amounts: 'make the changes of controls and advice too: line totals, taxes, summary blocks',
      'drop-signature': 'cut the signature out of a signed file: no change leaves it valid',
      'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
    },
    examples: [
      'what would be changed',
      'amounts too, into another file',
      'several files, each in its place',
      'from standard input to standard output',
    ],
  },
  explain: {
    summary: 'say what a code of SdI or an advice is about',
    about: [
      'Of each CODE: what SdI checks and why, the formula, the tolerance, a wrong and a right example, the remedy, the sources. 423 is 00423, and letter case does not matter. In the examples, ✗ and ✓ mark the lines that differ.',
    ],
    options: { format: 'text for people, json for programs' },
    examples: ['one code', 'several codes', 'as data, in both languages'],
  },
  controls: {
    summary: 'list the controls of SdI and our advice',
    about: [
      'All codes with which SdI rejects a file, and how far a file decides each; then our own advice, which rejects nothing. With an operand, what it names: a code, its beginning, or a piece of a title in either language.',
    ],
    options: { format: 'text for people, json for programs' },
    examples: ['all of them', 'those that begin so', 'our advice', 'what speaks of certificates, in English'],
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
    noDate: (option, found) => `${option} takes a day such as 2026-05-15, not "${found}".`,
    noCount: (option, found) => `${option} takes a whole number, 0 or more, not "${found}".`,
    outputIsInput: (output, input) =>
      output === input
        ? `${input} is one of the files to check and is never replaced: name another place for the report.`
        : `${output} is ${input}, one of the files to check, and is never replaced: name another place for the report.`,
    config: {
      unreadable: (file, reason) => `the configuration ${file} cannot be read: ${reason}.`,
      syntax: (place) => `${place}: this is no JSON. Look for a comma or quotes; comments are not allowed.`,
      unknownKey: (place, key, suggestion, keys) =>
        `${place}: there is no setting "${key}".${meant(suggestion) || ` There are ${keys.join(', ')}.`}`,
      unknownCode: (place, code, suggestion) =>
        `${place}: there is no code "${code}".${meant(suggestion) || ' Codes are five digits of SdI such as 00423, or advice of ours such as Q-….'}`,
      neverOff: (place, code) =>
        `${place}: ${code} is a control of SdI and cannot be turned off: make it "info", or leave it out.`,
      wrongValue: (place, path, { found, wanted, suggestion }) =>
        `${place}: ${path === '' ? 'the configuration' : path} is ${found}, and takes ${expects(wanted)}.${meant(suggestion)}`,
    },
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
  fix: {
    folder: (path) => `${path} is a folder and files are replaced: name them, as in '${path}/*.xml'.`,
    oneForOutput: '--output takes the result of one file: name one, or leave --output out.',
    verdict: { valid: 'valid', rejected: 'rejected', unreadable: 'unreadable' },
    changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
    nothing: 'nothing changed',
    value: (text) => `"${text}"`,
    absent: 'absent',
    removed: 'removed',
    block: 'the block',
    signature: 'the signature was cut out',
    left: (code, path, reason) => `not changed: ${path} (${code}): ${NOT_CHANGED[reason]}.`,
    signed: (file) =>
      `${file} is signed and was left as it is: any change breaks the signature. --drop-signature cuts out one that is inside the XML; from an envelope (.p7m) take the invoice first. Sign the result again.`,
    unreadable: (file) => `${file} cannot be read and was left as it is.`,
    amounts: (file, count) =>
      `${file}: ${count === 1 ? 'one more remedy is of a control or advice' : `${count} more remedies are of controls or advice`}: --amounts applies ${count === 1 ? 'it' : 'them'}.`,
    dryRun: (file) => `${file} was not written, because of --dry-run.`,
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
  explain: {
    why: 'Why',
    formula: 'Formula',
    tolerance: 'Tolerance',
    exceptions: 'Exceptions',
    wrong: 'Wrong',
    right: 'Right',
    remedy: 'What to do',
    undecided: 'What the file does not tell',
    readings: 'Readings',
    fields: 'Fields',
    sources: 'Sources',
    advice: 'our advice, no control of SdI',
    levels: { error: 'error', warning: 'warning' },
    since: (date) => `since ${date}`,
    received: (date) => `received on ${date}`,
    decided: {
      file: 'the file decides',
      name: 'the file and its name decide',
      date: 'the file and the day of reception decide (--as-of)',
      part: 'what is found is certain; that all is well only registers or certificates tell',
      registry: 'only a register knows',
      history: 'only SdI knows what was sent before',
      trust: 'only the certificates that SdI trusts tell',
    },
    noCode: 'say which code: fattura explain 00423. fattura controls shows them all.',
    unknown: (found, suggestion) =>
      `there is no code "${found}".${meant(suggestion)} fattura controls shows them all.`,
  },
  controls: {
    sdi: (count) => (count === 1 ? '1 control of SdI' : `${count} controls of SdI`),
    advice: (count) => (count === 1 ? '1 advice of ours' : `${count} pieces of advice of ours`),
    allFormats: 'all',
    decided: {
      file: 'file alone',
      name: 'file, name',
      date: 'file, day',
      part: 'in part',
      registry: 'register',
      history: 'history',
      trust: 'trust',
    },
    hint: 'fattura explain CODE says all about one.',
    nothing: (found, suggestion) =>
      `no code and no title has "${found}".${meant(suggestion)} fattura controls shows them all.`,
  },
  coverage: {
    ran: 'judged',
    partial: 'in part',
    skipped: 'not judged',
    reasons: {
      registry: 'depends on a register',
      history: 'only SdI knows what was sent before',
      trust: 'needs the certificates that SdI trusts',
      date: 'needs the day of reception (--as-of)',
      name: 'the file name was not meant for SdI (--strict-name)',
      format: 'not for this format',
      unsigned: 'the file carries no signature',
      form: 'about files, and this is JSON',
      envelope: 'inside an envelope that is not opened',
      structure: 'the structure is wrong (--keep-going)',
      malformed: 'the XML is broken',
      unreadable: 'the file could not be read',
      not_in_force: 'not in this edition of the specification',
      off: 'turned off in the configuration',
      not_asked: 'not asked for (--only)',
      other_engine: 'libxml2 does not tell',
    },
  },
  tooManyWarnings: (found, allowed) =>
    `${found === 1 ? '1 warning' : `${found.toLocaleString('en')} warnings`}, and --max-warnings lets ${allowed.toLocaleString('en')} pass.`,
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

function expects(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'choice':
      return list(wanted.choices);
    case 'switch':
      return 'true or false';
    case 'count':
      return 'a whole number, 0 or more';
    case 'severities':
      return 'an object such as {"00423": "warning"}';
    case 'object':
      return 'an object such as {"failOn": "warning"}';
  }
}

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'what the remedy names is not in the text',
  markup: 'a comment stands inside the value',
  worse: 'the error would have stayed, or another would have come',
  untried: 'too many other remedies did not help',
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
