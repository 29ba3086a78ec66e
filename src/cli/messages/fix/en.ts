import type { NotApplied } from '../../../operations/index.ts';
import type { CommandHelp } from '../messages.ts';
import type { FixWords } from './words.ts';

export const fixHelpEn: CommandHelp = {
  summary: 'fix errors that can be fixed automatically',
  about: [
    'Findings with a mechanical fix (spaces, a decimal comma, a typographic character, another date format, …) are fixed in the text of the XML or JSON file; the rest stays identical, byte for byte. Every change is shown and the result is validated; a change that does not help, or that causes another error or warning, is not made. Amounts are changed only with --amounts, and declarations of the invoice (stamp duty, recipient code, terms of payment) only if --fix names their code. The file is replaced; standard input goes to standard output.',
  ],
  options: {
    'dry-run': 'show the changes and write nothing',
    output: 'output file instead of the input file; - is standard output',
    overwrite: 'replace the file of --output if it exists',
    amounts: 'also change amounts that the other amounts of the document confirm',
    fix: 'also add the declarations of this code, such as Q-BOLLO',
    'drop-signature': 'remove the signature of a signed file, which any change would invalidate',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'preview the changes',
    'including amounts, to another file',
    'declare the stamp duty too',
    'several files, each in place',
    'from standard input to standard output',
  ],
};

export const fixEn: FixWords = {
  folder: (path) =>
    `${path} is a folder, and files are replaced: specify the files, such as '${path}/*.xml'.`,
  oneForOutput: '--output applies to a single file: specify one, or remove --output.',
  verdict: { valid: 'valid', rejected: 'rejected', unreadable: 'unreadable' },
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  nothing: 'nothing changed',
  value: (text) => `"${text}"`,
  absent: 'absent',
  removed: 'removed',
  block: 'the block',
  signature: 'the signature was removed',
  split: (parts) => parts.map((part) => `"${part}"`).join(' + '),
  ordered: 'reordered according to the schema',
  left: (code, path, { reason, readings }) =>
    `not changed: ${path} (${code}): ${NOT_CHANGED[reason]}${readings.length === 0 ? '' : `; the error may be in ${readings.join(', or in ')}`}.`,
  signed: (file) =>
    `${file} is signed and was not changed: any change would invalidate the signature. --drop-signature removes a signature inside the XML; from an envelope (.p7m), extract the invoice first. Sign the result again.`,
  unreadable: (file) => `${file} cannot be read and was not changed.`,
  amounts: (file, count) =>
    `${file}: ${count === 1 ? '1 finding concerns an amount' : `${count} findings concern amounts`}: --amounts changes those that the other amounts confirm.`,
  declarations: (file, codes) =>
    `${file}: the changes for ${codes.join(', ')} are declarations that you must confirm: ${codes.map((code) => `--fix ${code}`).join(' ')} makes them.`,
  noDeclaration: (code, codes) =>
    `--fix takes a code with a declaration: ${codes.join(', ')}; not "${code}". Safe fixes are always applied, those of amounts with --amounts.`,
  dryRun: (file) => `${file} was not written, because of --dry-run.`,
};

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'the text to change was not found',
  markup: 'the value contains a comment',
  worse: 'the finding would remain, or another would appear',
  untried: 'too many other fixes did not help',
  open: 'the other amounts of the document do not confirm it',
};
