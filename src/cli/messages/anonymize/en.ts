import type { CommandHelp } from '../messages.ts';
import type { AnonymizeWords } from './words.ts';

export const anonymizeHelpEn: CommandHelp = {
  summary: 'put invented people and companies in place of the real ones',
  about: [
    'Names, addresses, identifiers, bank data, numbers of documents, free text and attachments are replaced by invented data of the same form; right check digits stay right, wrong ones wrong. Amounts, dates, codes and structure stay, and so does every finding: the result is checked to prove it. What is equal in the files of one call stays equal.',
    'PATH is what validate takes. One file goes to standard output unless --output names another place; several go to a folder, under names in which the identifiers are replaced too.',
  ],
  options: {
    output: 'file or folder to write to; a folder is one that is there, or ends in /; - is standard output',
    overwrite: 'replace files that exist; the files that are read are never replaced',
    seed: 'text that decides what is invented: the same seed, the same result; by chance unless told',
    keep: 'field or block that stays: official number, XML name or JSON name',
    'drop-signature': 'cut the signature out of a signed file: it names who signed',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'one file',
    'a folder, with the same result every time',
    'the supplier and the descriptions as they are',
    'from standard input to standard output',
  ],
};

export const anonymizeEn: AnonymizeWords = {
  manyNeedFolder: 'several files go to a folder: name one with --output.',
  unknownField: (found, suggestion) =>
    `--keep ${found}: there is no such field.${suggestion === undefined ? '' : ` ${suggestion}?`} fattura fields lists them.`,
  done: (count) => (count === 1 ? '1 value replaced' : `${count.toLocaleString('en')} values replaced`),
  refused: {
    signed: (file) =>
      `${file} is signed, and a signature names who signed: nothing was written. --drop-signature cuts out one that is inside the XML; from an envelope (.p7m) take the invoice first.`,
    malformed: (file) =>
      `${file} is not well-formed, and what stands in a broken place might be missed: nothing was written. fattura validate shows where.`,
    unreadable: (file) => `${file} is no invoice that can be read: nothing was written.`,
  },
  drift: (file, codes) =>
    `${file}: the check finds something else in the result (${codes.join(', ')}). This is a bug in fattura.`,
};
