import type { FileName, FileNameFlaw } from '../../../model/index.ts';
import type { CommandHelp } from '../commandHelp.ts';

export const nameHelpEn: CommandHelp = {
  summary: 'generate or check file names for SdI',
  about: [
    'Prints a valid file name for each PATH: country and identifier of the transmitter, and the next progressive number of the same transmitter in the folder. A file with a valid name keeps it unless --progressive is given. Names already sent to SdI (00002) cannot be detected from the folder.',
    'With --check, only names are checked: files are not opened and need not exist. The exit code is 1 if a name is invalid.',
  ],
  options: {
    check: 'check if SdI accepts each name, with the reason if not',
    rename: 'rename the files; an existing file is never replaced',
    progressive: 'progressive number of the first file, 1 to 5 letters and digits; the next files count on',
    party: 'owner of the identifier: the transmitter, or the supplier if it transmits its own invoices',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: ['the name of an invoice', 'rename many, starting at a progressive number', 'check a name'],
};

function flaw(found: FileNameFlaw): string {
  switch (found.flaw) {
    case 'separator':
      return `it has ${found.found === 0 ? 'no underscore' : `${found.found} underscores`}; exactly one is needed, between identifier and progressive number, as in IT01234567890_00001.xml.`;
    case 'country':
      return `"${found.found}" is not a country; the name starts with the two uppercase letters of the transmitter's country, usually IT.`;
    case 'id':
      return found.country === 'IT'
        ? `"${found.found}" is not a fiscal code; IT is followed by ${found.min} to ${found.max} uppercase letters and digits.`
        : `"${found.found}" is not an identifier; ${found.country} is followed by ${found.min} to ${found.max} unaccented letters and digits.`;
    case 'progressive':
      return `"${found.found}" is not a progressive number, which has 1 to ${found.max} unaccented letters and digits.`;
    default:
      return `${found.found === '' ? 'it has no extension' : `SdI does not accept the extension "${found.found}"`}; valid extensions are .xml, .xml.p7m and .zip.`;
  }
}

const PARTIES = {
  transmitter: 'its transmitter (IdTrasmittente, 1.1.1)',
  supplier: 'its supplier (CedentePrestatore, 1.2)',
} as const;

export const nameEn = {
  noneToCheck: 'specify the files, folders or patterns to check.',
  /** Verdicts on valid names, by kind. */
  right: {
    invoice: 'valid',
    message: 'valid, for an SdI message',
    package: 'valid, for an SDIFTP package',
  } satisfies Readonly<Record<Exclude<FileName['kind'], 'invalid'>, string>>,
  wrong: 'invalid',
  /** The error in a name, and the valid form. */
  flaw,
  noOwner: (file: string, party: 'transmitter' | 'supplier') =>
    `${file} lacks country and identifier of ${PARTIES[party]}.`,
  /** The identifier in the invoice does not fit into a file name. */
  unfit: (file: string, why: string) => `no valid name can be generated for ${file}: ${why}`,
  json: (file: string) =>
    `${file} is JSON, which SdI does not accept: convert it first with fattura convert.`,
  exhausted: (file: string) =>
    `${file}: no progressive number is left after those in its folder. Choose one with --progressive.`,
  kept: (file: string) => `${file} keeps its name`,
  taken: (file: string, name: string) => `${file} was not renamed: ${name} already exists.`,
};
