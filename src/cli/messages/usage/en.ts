import type { Wanted } from '../../config/keys.ts';
import { list, meant, meantOr } from '../phrases/en.ts';
import type { UsageWords } from './words.ts';

export const usageEn: UsageWords = {
  unknownCommand: (found, suggestion, names) => `unknown command "${found}".${meantOr(suggestion, names)}`,
  pathWithoutCommand: (found) => `missing command: fattura validate ${found}, or fattura convert ${found}.`,
  unknownOption: (found, suggestion) => `unknown option ${found}.${meant(suggestion)}`,
  valueMissing: (option) => `${option} requires a value.`,
  emptyOperand: ({ position, count }) =>
    `${count === 1 ? 'the operand' : `operand ${position} of ${count}`} is empty, perhaps because a variable is not set. Nothing was done.`,
  rootOperand: ({ position, count }) =>
    `${count === 1 ? 'the operand' : `operand ${position} of ${count}`} is "/", the root of the file system, perhaps because a variable is not set. Nothing was done; specify a folder.`,
  emptyValue: (option) =>
    `the value of ${option} is empty, perhaps because a variable is not set. Nothing was done.`,
  folderForFile: (option, found) =>
    `${option} takes a file, and "${found}" is a folder: specify a file in it.`,
  valueUnwanted: (option) => `${option} takes no value.`,
  keyAsOption: (option) =>
    `unknown option ${option}: command lines are visible to other users of this machine and stored in the shell history. Set FATTURA_API_KEY, or use fattura login --save.`,
  noChoice: (option, found, choices) => `${option} takes ${list(choices)}, not "${found}".`,
  excessOperand: (found, expected) => `unexpected operand "${found}": the command takes ${expected}.`,
  noInput: 'specify the input: files, folders, a quoted pattern, or - for standard input.',
  noSize: (found) => `--max-size takes a size such as 500kB, 30MB or a number of bytes, not "${found}".`,
  noIndent: (found) => `--indent takes a whole number from 0 to 10, not "${found}".`,
  noDate: (option, found) => `${option} takes a date such as 2026-05-15, not "${found}".`,
  noCount: (option, found) => `${option} takes a whole number, 0 or more, not "${found}".`,
  outputIsInput: (output, input) =>
    output === input
      ? `${input} is an input file, which is never replaced: specify another file for the report.`
      : `${output} is the input file ${input}, which is never replaced: specify another file for the report.`,
  config: {
    unreadable: (file, reason) => `the configuration ${file} cannot be read: ${reason}.`,
    syntax: (place) => `${place}: invalid JSON. Check commas and quotes; comments are not allowed.`,
    unknownKey: (place, key, suggestion, keys) =>
      `${place}: unknown setting "${key}".${meantOr(suggestion, keys)}`,
    unknownCode: (place, code, suggestion) =>
      `${place}: unknown code "${code}".${meant(suggestion) || ' Valid codes are those of SdI, such as 00423, and of our advice, such as Q-….'}`,
    neverOff: (place, code) =>
      `${place}: ${code} is a control of SdI and cannot be turned off: set it to "info", or remove it.`,
    wrongValue: (place, path, { found, wanted, suggestion }) =>
      `${place}: ${path === '' ? 'the configuration' : path} is ${found}, but must be ${expects(wanted)}.${meant(suggestion)}`,
  },
  noPrefix: (found) => `--prefix takes an XML name without a colon, not "${found}".`,
  noShell: (found, shells) =>
    found === undefined
      ? `specify a shell: ${list(shells)}.`
      : `unknown shell "${found}". Valid: ${list(shells)}.`,
  conflict: (one, other) => `${one} and ${other} exclude each other: remove one.`,
  onlyForXml: (option) =>
    `${option} applies to XML only, and --to selects another form: remove one of the two.`,
  manyNeedFolder: (option) =>
    `several files, a pattern or a folder ${option === null ? 'need an output folder' : `cannot be combined with ${option}`}: specify a folder with --out-dir.`,
  engine: {
    LIBXML2_MISSING: ({ subject }) =>
      `this requires the package ${subject}: install it with npm i ${subject}, or run npx -p fattura -p ${subject} fattura validate …`,
    LIBXML2_UNSUITABLE: ({ subject, detail }) => `${detail}: npm i ${subject}`,
    SCHEMA_UNREADABLE: ({ subject }) => `the schema ${subject} cannot be read: check the path.`,
    SCHEMA_REMOTE: ({ subject }) =>
      `the schema refers to ${subject}, which is not downloaded: save it next to the schema and refer to the copy.`,
    SCHEMA_INVALID: ({ detail }) => `the schema cannot be used; libxml2 reports: ${detail}`,
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
