import type { FileNameFlaw } from '../../../model/index.ts';
import type { CommandHelp } from '../messages.ts';
import type { NameWords } from './words.ts';

export const nameHelpEn: CommandHelp = {
  summary: 'give invoices the file names that SdI takes, or check names',
  about: [
    'Prints a right name for each PATH, which is what validate takes: country and identifier of the transmitter, and the progressive after those of the same transmitter in the folder. A file that has such a name keeps it unless --progressive is given. Whether a name was used for SdI before (00002), no folder tells.',
    'With --check, only names are judged: the files are not opened and need not be there. The exit code is 1 when one is wrong.',
  ],
  options: {
    check: 'say of each name whether SdI takes it, and why not',
    rename: 'give the files their names; a file that exists is never replaced',
    progressive: 'progressive of the first file, 1 to 5 letters and figures; later ones count on',
    party: 'whose identifier: the transmitter, or the supplier who transmits for himself',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: ['the name for an invoice', 'names for many, from a progressive on', 'whether SdI takes a name'],
};

function flaw(found: FileNameFlaw): string {
  switch (found.flaw) {
    case 'separator':
      return `it has ${found.found === 0 ? 'no underscore' : `${found.found} underscores`}; one belongs between identifier and progressive, as in IT01234567890_00001.xml.`;
    case 'country':
      return `"${found.found}" is no country; the name begins with two capitals, normally IT, those of the transmitter.`;
    case 'id':
      return found.country === 'IT'
        ? `"${found.found}" is no codice fiscale; after IT come ${found.min} to ${found.max} capitals and figures.`
        : `"${found.found}" is no identifier; after ${found.country} come ${found.min} to ${found.max} letters without accents and figures.`;
    case 'progressive':
      return `"${found.found}" is no progressive; it has 1 to ${found.max} letters without accents and figures.`;
    default:
      return `${found.found === '' ? 'it has no extension' : `"${found.found}" is no extension that SdI takes`}; those are .xml, .xml.p7m and .zip.`;
  }
}

const PARTIES = {
  transmitter: 'its transmitter (IdTrasmittente, 1.1.1)',
  supplier: 'its supplier (CedentePrestatore, 1.2)',
} as const;

export const nameEn: NameWords = {
  noneToCheck: 'name the files, folders or patterns whose names are to be checked.',
  right: {
    invoice: 'right',
    message: 'right, for a message of SdI',
    package: 'right, for a package of SDIFTP',
  },
  wrong: 'wrong',
  flaw,
  noOwner: (file, party) => `${file} does not say country and identifier of ${PARTIES[party]}.`,
  unfit: (file, why) => `${file} gives no right name: ${why}`,
  json: (file) => `${file} is JSON, which SdI does not take: convert it first, with fattura convert.`,
  exhausted: (file) =>
    `${file}: after the progressives in its folder there is none left. Choose one with --progressive.`,
  kept: (file) => `${file} keeps its name`,
  taken: (file, name) => `${file} was left as it is: ${name} exists already.`,
};
