import type { Wanted } from '../../config/keys.ts';
import { list, meant, meantOr } from '../phrases/en.ts';
import type { UsageWords } from './words.ts';

export const usageEn: UsageWords = {
  unknownCommand: (found, suggestion, names) =>
    `there is no command "${found}".${meantOr(suggestion, names)}`,
  pathWithoutCommand: (found) =>
    `say what to do with it: fattura validate ${found}, or fattura convert ${found}.`,
  unknownOption: (found, suggestion) => `there is no option ${found}.${meant(suggestion)}`,
  valueMissing: (option) => `${option} needs a value after it.`,
  emptyOperand: ({ position, count }) =>
    `${count === 1 ? 'the operand' : `operand ${position} of ${count}`} is empty, perhaps because a variable is not set. Nothing was done.`,
  rootOperand: ({ position, count }) =>
    `${count === 1 ? 'the operand' : `operand ${position} of ${count}`} is "/", the root of the file system, perhaps because a variable is not set. Nothing was done; name a folder.`,
  emptyValue: (option) =>
    `the value of ${option} is empty, perhaps because a variable is not set. Nothing was done.`,
  folderForFile: (option, found) =>
    `${option} takes the name of one file and "${found}" is a folder: name a file in it.`,
  valueUnwanted: (option) => `${option} takes no value: write it alone.`,
  keyAsOption: (option) =>
    `there is no option ${option}: other users of this machine see command lines, and shells keep them. Set FATTURA_API_KEY, or call fattura login --save.`,
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
      `${place}: there is no setting "${key}".${meantOr(suggestion, keys)}`,
    unknownCode: (place, code, suggestion) =>
      `${place}: there is no code "${code}".${meant(suggestion) || ' Codes are five digits of SdI such as 00423, or advice of ours such as Q-….'}`,
    neverOff: (place, code) =>
      `${place}: ${code} is a control of SdI and cannot be turned off: make it "info", or leave it out.`,
    wrongValue: (place, path, { found, wanted, suggestion }) =>
      `${place}: ${path === '' ? 'the configuration' : path} is ${found}, and takes ${expects(wanted)}.${meant(suggestion)}`,
  },
  noPrefix: (found) => `--prefix takes an XML name without a colon, not "${found}".`,
  noShell: (found, shells) =>
    found === undefined
      ? `say for which shell: ${list(shells)}.`
      : `"${found}" is no shell we know: there are ${list(shells)}.`,
  conflict: (one, other) => `${one} and ${other} exclude each other: leave one out.`,
  onlyForXml: (option) => `${option} is about XML and --to asks for another form: leave one out.`,
  manyNeedFolder: (option) =>
    `several files, a pattern or a folder ${option === null ? 'need a place' : `do not fit ${option}`}: name a folder with --out-dir.`,
  engine: {
    LIBXML2_MISSING: ({ subject }) =>
      `this needs the package ${subject}: install it beside fattura with npm i ${subject}, or call npx -p fattura -p ${subject} fattura validate …`,
    LIBXML2_UNSUITABLE: ({ subject, detail }) => `${detail}: npm i ${subject}`,
    SCHEMA_UNREADABLE: ({ subject }) => `the schema ${subject} cannot be read: look at the path.`,
    SCHEMA_REMOTE: ({ subject }) =>
      `the schema refers to ${subject}, and nothing is fetched: save it beside the schema and refer to the copy.`,
    SCHEMA_INVALID: ({ detail }) => `the schema cannot be used; libxml2 says: ${detail}`,
  },
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
    case 'severities':
      return 'an object such as {"00423": "warning"}';
    case 'object':
      return 'an object such as {"failOn": "warning"}';
  }
}
