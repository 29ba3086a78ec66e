import type { NotApplied } from '../../../operations/index.ts';
import type { CommandHelp } from '../messages.ts';
import type { FixWords } from './words.ts';

export const fixHelpEn: CommandHelp = {
  summary: 'repair what can be repaired without asking',
  about: [
    'Each finding whose remedy is mechanical (blanks, a comma for a point, a typographic sign, a date in another form, …) is repaired in the text of the file, XML or JSON; all else stays as it is, byte for byte. Each change is shown, the result is checked, and a change that does not help, or that brings another error or warning, is not made. Amounts are changed with --amounts only, and what the invoice declares (stamp duty, recipient code, terms of payment) only where --fix names the code. The file is replaced; what comes from standard input goes to standard output.',
  ],
  options: {
    'dry-run': 'show the changes and write nothing',
    output: 'file to write to instead; - is standard output',
    overwrite: 'replace the file of --output when it exists',
    amounts: 'change amounts too, where the other figures of the document confirm them',
    fix: 'make the declarations of this code too, such as Q-BOLLO; may be given several times',
    'drop-signature': 'cut the signature out of a signed file: no change leaves it valid',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'what would be changed',
    'amounts too, into another file',
    'stamp duty declared too',
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
  split: (parts) => parts.map((part) => `"${part}"`).join(' + '),
  ordered: 'put into the order of the schema',
  left: (code, path, { reason, readings }) =>
    `not changed: ${path} (${code}): ${NOT_CHANGED[reason]}${readings.length === 0 ? '' : `; what is wrong may be ${readings.join(', or ')}`}.`,
  signed: (file) =>
    `${file} is signed and was left as it is: any change breaks the signature. --drop-signature cuts out one that is inside the XML; from an envelope (.p7m) take the invoice first. Sign the result again.`,
  unreadable: (file) => `${file} cannot be read and was left as it is.`,
  amounts: (file, count) =>
    `${file}: ${count === 1 ? '1 finding is about an amount' : `${count} findings are about amounts`}: --amounts changes what the other figures confirm.`,
  declarations: (file, codes) =>
    `${file}: what ${codes.join(', ')} would change is for you to declare: ${codes.map((code) => `--fix ${code}`).join(' ')} makes the change.`,
  noDeclaration: (code, codes) =>
    `--fix takes a code whose fix declares something: ${codes.join(', ')}; not "${code}". What is safe is always repaired, amounts by --amounts.`,
  dryRun: (file) => `${file} was not written, because of --dry-run.`,
};

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'what the remedy names is not in the text',
  markup: 'a comment stands inside the value',
  worse: 'the finding would have stayed, or another would have come',
  untried: 'too many other remedies did not help',
  open: 'the other figures of the document do not confirm it',
};
