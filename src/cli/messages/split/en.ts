import type { CommandHelp } from '../commandHelp.ts';

export const splitHelpEn: CommandHelp = {
  summary: 'split a lotto into single invoices',
  about: [
    'Each invoice of FILE is written to its own file with a copy of the header, in the form of FILE (XML or JSON). ProgressivoInvio is that of the lotto with a counter appended, or counts on from --progressive. If FILE has an SdI file name, so do the new files; to any other name a counter is appended.',
  ],
  options: {
    output: 'output folder, created if missing; default: the current folder',
    overwrite: 'replace existing files; the input file is never replaced',
    progressive:
      'first ProgressivoInvio, letters and digits; up to 5 characters, also the first progressive number of the file names',
    'drop-signature': 'accept a signed file, without its signature',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: ['into a folder', 'with consecutive progressive numbers'],
};

export const splitEn = {
  one: 'specify one file, or pass it on standard input.',
  noProgressive: (found: string, longest: number) =>
    `--progressive takes 1 to ${longest} unaccented letters and digits, not "${found}".`,
  /** @param progressive The requested first progressive; null if the counter itself does not fit. */
  exhausted: (progressive: string | null) =>
    progressive === null
      ? 'there are not enough progressive numbers. Nothing was written.'
      : `there are not enough progressive numbers after ${progressive}: start with a lower one. Nothing was written.`,
  signed: (file: string) =>
    `${file} is signed, and the change would invalidate the signature: it was not processed. --drop-signature continues without it; sign the result again.`,
  /** Identifies the invoice in a file. */
  document: (number: string, date: string) => `no. ${number} of ${date}`,
};
