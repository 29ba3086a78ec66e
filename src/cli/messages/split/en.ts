import type { CommandHelp } from '../messages.ts';
import type { SplitWords } from './words.ts';

export const splitHelpEn: CommandHelp = {
  summary: 'take a lotto apart into single invoices',
  about: [
    'Each invoice of FILE gets a file of its own with a copy of the header, XML or JSON like FILE. ProgressivoInvio is that of the lotto with a counter behind it, or counts on from --progressive. Where FILE has a name of SdI, the new files have such names; any other name gets a counter.',
  ],
  options: {
    output: 'folder to write to, made when missing; this one unless told',
    overwrite: 'replace files that exist; the file that is read is never replaced',
    progressive:
      'the first ProgressivoInvio, and up to 5 characters the first of the file names: letters and figures',
    'drop-signature': 'go on without the signature of a signed file',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: ['into a folder', 'with progressives that count on from one'],
};

export const splitEn: SplitWords = {
  one: 'name one file, or pipe it in.',
  noProgressive: (found, longest) =>
    `--progressive takes 1 to ${longest} letters without accents and figures, not "${found}".`,
  exhausted: (progressive) =>
    progressive === null
      ? 'there are not so many progressives. Nothing was written.'
      : `there are not so many progressives from ${progressive} on: begin with a lower one. Nothing was written.`,
  signed: (file) =>
    `${file} is signed, and no signature outlives the change: it was not taken. --drop-signature goes on without it; sign the result again.`,
  document: (number, date) => `no. ${number} of ${date}`,
};
