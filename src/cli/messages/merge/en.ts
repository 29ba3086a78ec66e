import type { CommandHelp } from '../commandHelp.ts';

export const mergeHelpEn: CommandHelp = {
  summary: 'merge invoices with the same header into a lotto',
  about: [
    'The invoices of all PATHs, in order, are merged into one file with the header of the first. All headers must be equal except for ProgressivoInvio; otherwise the differences are shown and nothing is written. PATH is a file, a folder, a quoted pattern or - for standard input.',
    'The form is that of the first file. The lotto is validated: if SdI would reject it, the report shows the errors and the exit code is 1.',
  ],
  options: {
    output: 'output file; - is standard output, the default',
    overwrite: 'replace the output file if it exists; input files are never replaced',
    progressive: 'ProgressivoInvio of the lotto; default: that of the first invoice',
    'drop-signature': 'accept signed files, without their signatures',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: ['two invoices', 'a pattern, with a progressive number'],
};

export const mergeEn = {
  none: 'specify the files to merge, a folder, or a quoted pattern.',
  /** One of the files cannot be merged. */
  nothing: 'nothing was written, because not all invoices can be merged.',
  /** Below the differences of the headers. */
  conflicts: 'the headers differ, and a lotto has a single header: nothing was written.',
  /** The lotto was written, but SdI would reject it. */
  rejected: (file: string) => `${file} was written, but SdI would reject it.`,
};
