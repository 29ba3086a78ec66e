import type { NotApplied } from '../../../operations/index.ts';
import type { CommandHelp } from '../messages.ts';
import type { FixWords } from './words.ts';

export const fixHelpEn: CommandHelp = {
  summary: 'repair what can be repaired without asking',
  about: [
    'Each finding whose remedy is mechanical (blanks, a comma for a point, a typographic sign, a date in another form, …) is repaired in the text of the file, XML or JSON; all else stays as it is, byte for byte. Each change is shown, the result is checked, and a change that does not help is not made. The file is replaced; what comes from standard input goes to standard output.',
  ],
  options: {
    'dry-run': 'show the changes and write nothing',
    output: 'file to write to instead; - is standard output',
    overwrite: 'replace the file of --output when it exists',
    amounts: 'make the changes of controls and advice too: line totals, taxes, summary blocks',
    'drop-signature': 'cut the signature out of a signed file: no change leaves it valid',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'what would be changed',
    'amounts too, into another file',
    'several files, each in its place',
    'from standard input to standard output',
  ],
};

export const fixEn: FixWords = {
  folder: (path) => `${path} is a folder and files are replaced: name them, as in '${path}/*.xml'.`,
  oneForOutput: '--output takes the result of one file: name one, or leave --output out.',
  verdict: { valid: 'valid', rejected: 'rejected', unreadable: 'unreadable' },
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  nothing: 'nothing changed',
  value: (text) => `"${text}"`,
  absent: 'absent',
  removed: 'removed',
  block: 'the block',
  signature: 'the signature was cut out',
  left: (code, path, reason) => `not changed: ${path} (${code}): ${NOT_CHANGED[reason]}.`,
  signed: (file) =>
    `${file} is signed and was left as it is: any change breaks the signature. --drop-signature cuts out one that is inside the XML; from an envelope (.p7m) take the invoice first. Sign the result again.`,
  unreadable: (file) => `${file} cannot be read and was left as it is.`,
  amounts: (file, count) =>
    `${file}: ${count === 1 ? 'one more remedy is of a control or advice' : `${count} more remedies are of controls or advice`}: --amounts applies ${count === 1 ? 'it' : 'them'}.`,
  dryRun: (file) => `${file} was not written, because of --dry-run.`,
};

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'what the remedy names is not in the text',
  markup: 'a comment stands inside the value',
  worse: 'the error would have stayed, or another would have come',
  untried: 'too many other remedies did not help',
};
