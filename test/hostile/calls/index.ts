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
    milliseconds: 5_500,
    megabytes: 450,
    why: 'checked before and after, parsed, and each value drawn anew, a code with four digests: 1 to 2 s; 210,000 unknown elements: 2.6 s, 340 MB; 450,000 with text between them: 2.9 s, 415 MB, all on a busy machine',
  },
  show: {
    milliseconds: 2_000,
    why: '7,900 bodies, each with tables of its own: 1.5 s on a busy machine',
  },
  pdf: {
    milliseconds: 4_000,
    why: 'up to a million characters (MAX_CHARACTERS of src/render/pdf/pdfSize.ts), laid out twice and drawn: 2.0 s, 110 MB on a busy machine',
  },
  total: {
    milliseconds: 2_000,
    why: 'each figure of 7,900 bodies is computed again, and with --explain told how: 1.0 s on a busy machine',
  },
  fix: {
    milliseconds: 4_500,
    megabytes: 360,
    why: 'checked before and after each attempt; 20,000 wrong amounts 2.4 s, 4,500 bodies of wrong taxes, whose amounts are all compared: 1.4 s, dates without a day: 1.6 s, 330 MB, on a busy machine; after four attempts, more only while they read 20 MB together (MAX_WORK of src/operations/fix/rounds.ts)',
  },
  european: {
    milliseconds: 2_000,
    why: 'each value of 22,000 lines is a place in the report: 0.9 s on a machine with a load of 3, 1.2 s with 7 and more, on two cores',
  },
  diff: {
    milliseconds: 2_000,
    why: 'two invoices of 5 MB, up to 200,000 items matched by content, and as many differences written: 1.0 s on a busy machine',
  },
  sign: {
    milliseconds: 3_500,
    megabytes: 700,
    why: 'the tree of 330,000 elements with Ids, to sign the document and to verify the signature: 1.7 s, 250 to 560 MB on a busy machine',
  },
  signing: {
    milliseconds: 2_700,
    megabytes: 450,
    why: 'the tree of 250,000 elements with attributes and its canonical form, beside the check: 1.3 s, 270 to 380 MB on a busy machine',
  },
  containers: {
    milliseconds: 3_500,
    why: '8,000 damaged archives, each with a report: 1.2 s, 1.6 s on a busy machine; 200 MB of line breaks, read as XML: 2.2 s of processor time of all threads, 1.7 to 2.0 s on a busy machine',
  },
  'many files': {
    milliseconds: 5_000,
    why: '100,000 files, each with a line that says why it was left out: 3.0 s of processor time on a busy machine',
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
  sign: ['Ids of 5 MB'],
  signing: ['XAdES of attributes', 'XAdES of namespaces', 'XAdES of Ids of signatures'],
  containers: [
    'archives that grow with each level',
    'line breaks before a root each, compressed a thousandfold',
  ],
} as const satisfies Partial<Readonly<Record<keyof typeof LIMITS, readonly string[]>>>;

export const callTables: Readonly<Record<string, CallTable>> = {
  new: { calls: briefs },
  yaml: { calls: yaml },
  'into YAML': { calls: toYamlCalls },
  show: { calls: show, limit: LIMITS.show, slow: SLOW.show },
  pdf: { calls: pdf, limit: LIMITS.pdf },
  anonymize: { calls: anonymize, limit: LIMITS.anonymize, slow: SLOW.anonymize },
  diff: { calls: diff, limit: LIMITS.diff, slow: SLOW.diff },
  total: { calls: total, limit: LIMITS.total, slow: SLOW.total },
  fix: { calls: fix, limit: LIMITS.fix, slow: SLOW.fix },
  split: { calls: split },
  merge: { calls: merge },
  export: { calls: exported },
  validate: { calls: validate },
  convert: { calls: convert },
  'to EN 16931': { calls: convertEuropean, limit: LIMITS.european },
  'of EN 16931': { calls: fromEuropean, limit: LIMITS.european },
  name: { calls: name },
  submit: { calls: submit },
  signing: { calls: signing, limit: LIMITS.signing, slow: SLOW.signing },
  messages: { calls: messages },
  'signed files': { calls: signedFiles },
  mail: { calls: mails },
  verify: { calls: verify },
  sign: { calls: sign, limit: LIMITS.sign, slow: SLOW.sign },
  trust: { calls: trust },
  words: { calls: words },
  'command line': { calls: commandLine },
  service: { calls: service },
  folders: { calls: folders },
  attachments: { calls: attachments },
  archives: { calls: archives },
  containers: { calls: containers, limit: LIMITS.containers, slow: SLOW.containers },
  'many files': { calls: manyFiles, limit: LIMITS['many files'] },
};
