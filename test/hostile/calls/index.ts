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
 * About twice the time measured on one core of 2.5 GHz that was not busy; law 5's memory limit applies by default.
 */
const LIMITS = {
  anonymize: {
    milliseconds: 3_200,
    megabytes: 360,
    why: 'checked before and after, parsed, and each value drawn anew; 210,000 unknown elements: 0.45 times the processor time of the version that took 3.4 s where `node -e` takes 64 ms, 170 MB; 450,000 with text between them: 0.57 times that of 2.8 s, 330 MB',
  },
  pdf: {
    milliseconds: 1_800,
    why: 'a million characters (MAX_CHARACTERS of src/render/pdf/pdfSize.ts), laid out, drawn and compressed on 830 pages: 0.69 times the processor time of the version that took 1.3 s on a quiet machine, 100 MB',
  },
  fix: {
    milliseconds: 2_800,
    why: 'checked before and after each attempt; 7,900 bodies of wrong taxes, whose amounts are all compared: 0.84 times the processor time of the version that took 1.7 s; dates without a day 0.76 times, 230 MB; 54,000 wrong amounts 0.74 times, 275 MB; after four attempts, more only while they read 20 MB together (MAX_WORK of src/operations/fix/rounds.ts)',
  },
  sign: {
    milliseconds: 1_900,
    megabytes: 400,
    why: 'the tree of 330,000 elements with Ids, to sign the document and to verify the signature: 0.95 s, 320 MB',
  },
  signing: {
    milliseconds: 1_800,
    megabytes: 360,
    why: 'the tree of 250,000 elements with two attributes each and its canonical form, beside the check: 0.9 s, 305 MB',
  },
} as const satisfies Readonly<Record<string, OwnLimit>>;

/** The rows that need these limits; the others of their tables keep law 5's. */
const SLOW = {
  anonymize: ['unknown elements', 'a description of 5 MB', 'text between elements'],
  pdf: [
    'lines that are alike',
    'lines with a number and a description each',
    'lines with a word each',
    'lines with a rate each',
    'summaries',
    'attachments without number',
    'attachments with one name',
    'articles and further data',
    'not closed',
  ],
  fix: [
    'amounts: bodies with wrong taxes',
    'amounts: bodies with wrong taxes, every other beyond repair',
    'amounts: dates without a day',
    'amounts: codes in small letters',
    'wrong amounts',
    'JSON: bodies with wrong taxes',
    'JSON: codes in small letters',
    'JSON: texts that are too long',
  ],
  sign: ['Ids of 5 MB'],
  signing: ['XAdES of attributes'],
} as const satisfies Partial<Readonly<Record<keyof typeof LIMITS, readonly string[]>>>;

export const callTables: Readonly<Record<string, CallTable>> = {
  new: { calls: briefs },
  yaml: { calls: yaml },
  'into YAML': { calls: toYamlCalls },
  show: { calls: show },
  pdf: { calls: pdf, limit: LIMITS.pdf, slow: SLOW.pdf },
  anonymize: { calls: anonymize, limit: LIMITS.anonymize, slow: SLOW.anonymize },
  diff: { calls: diff },
  total: { calls: total },
  fix: { calls: fix, limit: LIMITS.fix, slow: SLOW.fix },
  split: { calls: split },
  merge: { calls: merge },
  export: { calls: exported },
  validate: { calls: validate },
  convert: { calls: convert },
  'to EN 16931': { calls: convertEuropean },
  'of EN 16931': { calls: fromEuropean },
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
  containers: { calls: containers },
  'many files': { calls: manyFiles },
};
