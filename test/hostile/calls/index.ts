/** Calls of the command, by subject. */
import { archives } from './archives.ts';
import { commandLine, service, words } from './arguments.ts';
import { briefs } from './briefs.ts';
import type { CallTable, OwnLimit } from './call.ts';
import { containers, manyFiles } from './containers.ts';
import { fromEuropean } from './european.ts';
import { folders } from './folders.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { sign, verify } from './signatures.ts';
import { signedFiles } from './signedFiles.ts';
import { signing } from './signing.ts';
import { trust } from './trust.ts';
import {
  anonymize,
  attachments,
  convert,
  convertEuropean,
  diff,
  exported,
  fix,
  merge,
  name,
  pdf,
  show,
  split,
  submit,
  total,
  validate,
} from './whole.ts';
import { toYamlCalls, yaml } from './yaml.ts';

/**
 * Exceptions to law 5's second: work that passes over 5 MB several times, on harmless input that SdI accepts.
 * About twice the time measured on one busy core of 2.5 GHz; law 5's memory limit applies by default.
 */
const LIMITS = {
  anonymize: {
    milliseconds: 6_500,
    megabytes: 450,
    why: 'checked before and after, parsed, and each value drawn anew, a code with four digests: 1 to 2 s; 210,000 unknown elements: 3.8 s, 380 MB; 450,000 with text between them: 3.4 s, 410 MB, all on a busy machine',
  },
  show: {
    milliseconds: 3_000,
    why: '4,700 bodies, each with tables of its own: 2.1 s on a machine with far more work than cores, where it was 2.8 s before',
  },
  pdf: {
    milliseconds: 20_000,
    megabytes: 500,
    why: 'words are laid out one by one, up to a million characters (MAX_CHARACTERS of src/render/pdf/pdfSize.ts): 9 s, 380 MB where all are different',
  },
  total: {
    milliseconds: 2_500,
    why: 'each figure of 4,700 bodies is computed again, and with --explain told how: 1.3 s, 2.0 s on a busy machine',
  },
  fix: {
    milliseconds: 4_500,
    megabytes: 360,
    why: 'checked before and after each attempt; 4,500 bodies of wrong taxes, whose amounts are all compared: 2.1 s, 270 MB, dates without a day: 2.4 s, 320 MB, on a busy machine; after four attempts, more only while they read 20 MB together (MAX_WORK of src/operations/fix/rounds.ts)',
  },
  report: {
    milliseconds: 2_500,
    why: 'the check and what is written of it: 130,000 unknown elements, each a problem with a place: 1.4 s on a busy machine',
  },
  diff: {
    milliseconds: 2_500,
    why: 'two invoices of 5 MB, up to 200,000 items matched by content, and as many differences written: 1.1 s, 1.5 s on a busy machine',
  },
  export: {
    milliseconds: 3_000,
    why: 'each of 22,000 lines becomes a row: 1.4 s',
  },
  merge: {
    milliseconds: 2_000,
    why: 'two invoices of 5 MB are read, and one of 10 MB is written and checked: 0.8 s, 1.0 s on a busy machine',
  },
  split: {
    milliseconds: 8_000,
    why: 'a lotto of 5 MB has 4,700 invoices, and each becomes a file that is there whole or not at all: 0.6 s in memory, 1.2 to 3.4 s on a disk',
  },
  archives: {
    milliseconds: 3_000,
    why: 'each entry becomes a file, as many as an archive may have: 1.0 s',
  },
  folders: {
    milliseconds: 2_500,
    why: 'anonymize reads each of 200 files twice, checks it twice and writes it whole or not at all: 1.0 s on a busy machine',
  },
  sign: {
    milliseconds: 4_500,
    megabytes: 700,
    why: 'the tree of 330,000 elements with Ids, to sign the document and to verify the signature: 2.6 to 3.1 s, 250 to 560 MB on a machine with far more work than cores',
  },
  trust: {
    milliseconds: 2_000,
    why: 'the tree of 330,000 elements with Ids, as a list may have: 0.9 s on a busy machine',
  },
  signing: {
    milliseconds: 3_500,
    megabytes: 450,
    why: 'the tree of 250,000 elements with attributes and its canonical form, beside the check: 1.8 to 2.3 s, 270 to 360 MB on a machine with far more work than cores',
  },
  containers: {
    milliseconds: 3_500,
    why: '8,000 damaged archives, each with a report: 1.2 s, 1.6 s on a busy machine',
  },
  'many files': {
    milliseconds: 7_000,
    why: '100,000 files, each with a line that says why it was left out: 2.7 s of processor time, 4.7 s on a busy machine',
  },
  'into YAML': {
    milliseconds: 3_000,
    why: 'the YAML library makes an object of each of 130,000 values: 1.4 s',
  },
} as const satisfies Readonly<Record<string, OwnLimit>>;

/** The rows that need these limits; the others of their tables keep law 5's. */
const SLOW = {
  show: [
    'terminal: bodies',
    'terminal: bodies with one number',
    'html: bodies',
    'html: bodies with one number',
  ],
  anonymize: [
    'bodies',
    'bodies with one number',
    'texts of words',
    'attachments without number',
    'unknown elements',
    'wrong amounts',
    'a description of 5 MB',
    'a description without blanks',
    'a name of 5 MB',
    'a number of figures',
    'an identifier of 5 MB',
    'comments',
    'text between elements',
  ],
  total: [
    'lines with a rate each',
    'bodies',
    'bodies with one number',
    'explain: lines with a rate each',
    'explain: bodies',
  ],
  fix: [
    'amounts: bodies',
    'amounts: bodies with one number',
    'amounts: bodies with wrong taxes',
    'amounts: bodies with wrong taxes, every other beyond repair',
    'amounts: dates without a day',
    'amounts: codes in small letters',
    'wrong amounts',
    'JSON: bodies with wrong taxes',
    'JSON: codes in small letters',
    'JSON: texts that are too long',
  ],
  diff: [
    'lines that are all other',
    'lines that are all other, as data',
    'lines that are alike but for the price',
    'lines against bodies',
    'bodies with a number each',
    'summaries',
    'texts of words',
  ],
  containers: ['archives that grow with each level'],
  merge: ['two of 5 MB'],
  split: ['bodies', 'bodies with one number'],
} as const satisfies Partial<Readonly<Record<keyof typeof LIMITS, readonly string[]>>>;

export const callTables: Readonly<Record<string, CallTable>> = {
  new: { calls: briefs },
  yaml: { calls: yaml },
  'into YAML': { calls: toYamlCalls, limit: LIMITS['into YAML'] },
  show: { calls: show, limit: LIMITS.show, slow: SLOW.show },
  pdf: { calls: pdf, limit: LIMITS.pdf },
  anonymize: { calls: anonymize, limit: LIMITS.anonymize, slow: SLOW.anonymize },
  diff: { calls: diff, limit: LIMITS.diff, slow: SLOW.diff },
  total: { calls: total, limit: LIMITS.total, slow: SLOW.total },
  fix: { calls: fix, limit: LIMITS.fix, slow: SLOW.fix },
  split: { calls: split, limit: LIMITS.split, slow: SLOW.split },
  merge: { calls: merge, limit: LIMITS.merge, slow: SLOW.merge },
  export: { calls: exported, limit: LIMITS.export },
  validate: { calls: validate, limit: LIMITS.report },
  convert: { calls: convert, limit: LIMITS.report },
  'to EN 16931': { calls: convertEuropean, limit: LIMITS.report },
  'of EN 16931': { calls: fromEuropean, limit: LIMITS.report },
  name: { calls: name },
  submit: { calls: submit, limit: LIMITS.report },
  signing: { calls: signing, limit: LIMITS.signing },
  messages: { calls: messages },
  'signed files': { calls: signedFiles },
  mail: { calls: mails },
  verify: { calls: verify },
  sign: { calls: sign, limit: LIMITS.sign },
  trust: { calls: trust, limit: LIMITS.trust },
  words: { calls: words },
  'command line': { calls: commandLine },
  service: { calls: service },
  folders: { calls: folders, limit: LIMITS.folders },
  attachments: { calls: attachments },
  archives: { calls: archives, limit: LIMITS.archives },
  containers: { calls: containers, limit: LIMITS.containers, slow: SLOW.containers },
  'many files': { calls: manyFiles, limit: LIMITS['many files'] },
};
