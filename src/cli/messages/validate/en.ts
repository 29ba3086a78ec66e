import type { CommandHelp } from '../messages.ts';
import { files } from '../phrases/en.ts';
import type { ValidateWords } from './words.ts';

export const validateHelpEn: CommandHelp = {
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
    ignore: 'turn this advice (Q-…) off, as "off" does in the configuration; may be repeated',
    exclude:
      'leave out the files and folders that match: a name such as drafts or *.json, or a path such as 2024/**; may be repeated',
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
};

export const validateEn: ValidateWords = {
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
};
