/** Calls of the command, by subject. */
import { archives } from './archives.ts';
import { commandLine, service, words } from './arguments.ts';
import { briefs } from './briefs.ts';
import type { CallTable, OwnLimit } from './call.ts';
import { folders } from './folders.ts';
import { signedFiles } from './signedFiles.ts';
import { trust } from './trust.ts';
import {
  anonymize,
  attachments,
  convert,
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
    milliseconds: 12_000,
    megabytes: 750,
    why: 'checked before and after, parsed, and each value drawn anew: 2.5 s, 290 MB; 130,000 unknown elements: 6.1 s, 460 MB; as many with text between them: 6.0 s, 560 MB',
  },
  show: {
    milliseconds: 4_000,
    why: 'every line of 22,000 is laid out: 0.6 s; 4,700 bodies, each with tables of its own: 1.8 s',
  },
  pdf: {
    milliseconds: 20_000,
    megabytes: 500,
    why: 'words are laid out one by one, up to a million characters (MOST_CHARACTERS of src/render/pdf/pdfSize.ts): 9 s, 380 MB where all are different',
  },
  total: {
    milliseconds: 2_500,
    why: 'each figure of 4,700 bodies is computed again, and with --explain told how: 1.1 s on a busy machine',
  },
  fix: {
    milliseconds: 7_000,
    megabytes: 500,
    why: 'checked before, after each of at least four attempts, and at the end; 4,500 bodies of wrong taxes: 2.7 s, 285 MB; dates without a day: 3.2 s, 420 MB; more attempts only while they read 20 MB together (MOST_WORK of src/operations/fix/rounds.ts)',
  },
  report: {
    milliseconds: 2_500,
    why: 'the check and what is written of it: 130,000 unknown elements, each a problem with a place: 1.4 s on a busy machine',
  },
  diff: {
    milliseconds: 8_000,
    why: 'two invoices of 5 MB, up to 50,000 items matched by content, and as many differences written: 4.1 s',
  },
  export: {
    milliseconds: 3_000,
    why: 'each of 22,000 lines becomes a row: 1.4 s',
  },
  merge: {
    milliseconds: 4_000,
    why: 'two invoices are read, one of up to 10 MB is written and checked: 1.6 s',
  },
  split: {
    milliseconds: 10_000,
    why: 'a lotto of 5 MB has 4,700 invoices, and each becomes a file that is there whole or not at all: 4.7 s',
  },
  archives: {
    milliseconds: 3_000,
    why: 'each entry becomes a file, as many as an archive may have: 1.0 s',
  },
  folders: {
    milliseconds: 2_500,
    why: 'anonymize reads each of 200 files twice, checks it twice and writes it whole or not at all: 1.0 s on a busy machine',
  },
  trust: {
    milliseconds: 2_000,
    why: 'the tree of 330,000 elements with Ids, as a list may have: 0.9 s on a busy machine',
  },
  'into YAML': {
    milliseconds: 3_000,
    why: 'the YAML library makes an object of each of 130,000 values: 1.4 s',
  },
} as const satisfies Readonly<Record<string, OwnLimit>>;

export const callTables: Readonly<Record<string, CallTable>> = {
  new: { calls: briefs },
  yaml: { calls: yaml },
  'into YAML': { calls: toYamlCalls, limit: LIMITS['into YAML'] },
  show: { calls: show, limit: LIMITS.show },
  pdf: { calls: pdf, limit: LIMITS.pdf },
  anonymize: { calls: anonymize, limit: LIMITS.anonymize },
  diff: { calls: diff, limit: LIMITS.diff },
  total: { calls: total, limit: LIMITS.total },
  fix: { calls: fix, limit: LIMITS.fix },
  split: { calls: split, limit: LIMITS.split },
  merge: { calls: merge, limit: LIMITS.merge },
  export: { calls: exported, limit: LIMITS.export },
  validate: { calls: validate, limit: LIMITS.report },
  convert: { calls: convert, limit: LIMITS.report },
  name: { calls: name },
  submit: { calls: submit, limit: LIMITS.report },
  'signed files': { calls: signedFiles },
  trust: { calls: trust, limit: LIMITS.trust },
  words: { calls: words },
  'command line': { calls: commandLine },
  service: { calls: service },
  folders: { calls: folders, limit: LIMITS.folders },
  attachments: { calls: attachments },
  archives: { calls: archives, limit: LIMITS.archives },
};
