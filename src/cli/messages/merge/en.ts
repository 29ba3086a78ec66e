import type { CommandHelp } from '../messages.ts';
import type { MergeWords } from './words.ts';

export const mergeHelpEn: CommandHelp = {
  summary: 'put invoices of one header into a lotto',
  about: [
    'The invoices of all PATHs, in their order, go into one file with the header of the first. All headers have to say the same but for ProgressivoInvio; where they do not, the differences are shown and nothing is written. PATH is what validate takes: a file, a folder, a pattern in quotes or - for standard input.',
    'The form is that of the first file. The lotto is checked as validate does: when SdI would reject it, the report says why and the exit code is 1.',
  ],
  options: {
    output: 'file to write to; - is standard output, and so is nothing',
    overwrite: 'replace the file when it exists; files that are read are never replaced',
    progressive: 'ProgressivoInvio of the lotto; that of the first invoice unless told',
    'drop-signature': 'go on without the signatures of signed files',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: ['two invoices', 'a pattern, with a progressive'],
};

export const mergeEn: MergeWords = {
  none: 'name the files to merge, a folder, or a pattern in quotes.',
  nothing: 'nothing was written: a lotto without one of its invoices is not what was asked for.',
  conflicts: 'a lotto has one header, and these differ: nothing was written.',
  rejected: (file) => `${file} was written, and SdI would reject it.`,
};
