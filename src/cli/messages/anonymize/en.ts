import type { AnonymizeResult } from '../../../operations/index.ts';
import type { CommandHelp } from '../commandHelp.ts';

export const anonymizeHelpEn: CommandHelp = {
  summary: 'replace real people and companies with invented ones',
  about: [
    'Names, addresses, identifiers, bank details, document numbers, free text and attachments are replaced with invented data of the same form; valid check digits stay valid, invalid ones invalid. Amounts, dates, codes, structure and findings stay the same: the result is validated to make sure. Equal values in the files of one call get equal replacements.',
    'PATH is as for validate. A single file goes to standard output or to --output; several files go to a folder, with the identifiers in their names replaced too.',
  ],
  options: {
    output: 'output file, or folder if it exists or ends with /; - is standard output',
    overwrite: 'replace existing files; input files are never replaced',
    seed: 'text that determines the invented data: the same seed gives the same result; default: random',
    keep: 'field or block to keep: official number, XML name or JSON name',
    'drop-signature': 'remove the signature of a signed file, which identifies the signer',
    resume: 'file that records each finished input, so that an interrupted run continues where it stopped',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'one file',
    'a folder, with the same result every time',
    'with the supplier and the descriptions unchanged',
    'from standard input to standard output',
  ],
};

export const anonymizeEn = {
  manyNeedFolder: 'several files need an output folder: specify it with --output.',
  unknownField: (found: string, suggestion: string | undefined) =>
    `--keep ${found}: unknown field.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`} fattura fields lists all fields.`,
  /** @param count Number of values replaced in one file. */
  done: (count: number) =>
    count === 1 ? '1 value replaced' : `${count.toLocaleString('en')} values replaced`,
  refused: {
    signed: (file) =>
      `${file} is signed, and a signature identifies the signer: nothing was written. --drop-signature continues without the signature.`,
    malformed: (file) =>
      `${file} is not well-formed, so some data might not be recognized: nothing was written. fattura validate shows the location.`,
    unreadable: (file) => `${file} is not a readable invoice: nothing was written.`,
  } satisfies Readonly<Record<NonNullable<AnonymizeResult['refused']>, (file: string) => string>>,
  oldFormat: (file: string) =>
    `${file} is in a format from before 2017: nothing was written. Convert it first with fattura convert --upgrade.`,
  drift: (file: string, codes: readonly string[]) =>
    `${file}: the findings of the result differ (${codes.join(', ')}). This is a bug in fattura.`,
  grown: (file: string) =>
    `${file}: the result is larger, because replacements may have more characters, and exceeds the size that SdI accepts (00003).`,
};
