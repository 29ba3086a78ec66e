import type { NotApplied } from '../../../operations/index.ts';
import type { CommandHelp } from '../commandHelp.ts';

export const fixHelpEn: CommandHelp = {
  summary: 'fix errors that can be fixed automatically',
  about: [
    'Findings with a mechanical fix (spaces, a decimal comma, a typographic character, another date format, …) are fixed in the text of the XML or JSON file; the rest stays identical, byte for byte. Every change is shown and the result is validated; a change that does not help, or that causes another error or warning, is not made. Amounts are changed only with --amounts, and declarations of the invoice (stamp duty, recipient code, terms of payment) only if --fix names their code. The file is replaced; standard input goes to standard output.',
  ],
  options: {
    'dry-run': 'show the changes and write nothing',
    format:
      'text for people (default), or json: one line per file with the changes and the remaining findings',
    output: 'output file instead of the input file; - is standard output',
    overwrite: 'replace the file of --output, or the .xml next to a .p7m, if it exists',
    amounts: 'also change amounts that the other amounts of the document confirm',
    fix: 'also add the declarations of this code, such as Q-BOLLO',
    'drop-signature': 'remove the signature of a signed file, which any change would invalidate',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'preview the changes',
    'the same for programs',
    'including amounts, to another file',
    'declare the stamp duty too',
    'several files, each in place',
    'from standard input to standard output',
  ],
};

export const fixEn = {
  folder: (path: string) =>
    `${path} is a folder, and files are replaced: specify the files, such as '${path}/*.xml'.`,
  oneForOutput: '--output applies to a single file: specify one, or remove --output.',
  verdict: { valid: 'valid', rejected: 'rejected', unreadable: 'unreadable' },
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  nothing: 'nothing changed',
  /** A value in quotation marks. */
  value: (text: string) => `"${text}"`,
  absent: 'absent',
  removed: 'removed',
  block: 'the block',
  signature: 'the signature was removed',
  /** Several values that replace one. */
  split: (parts: readonly string[]) => parts.map((part) => `"${part}"`).join(' + '),
  /** The elements of a block were reordered according to the schema. */
  ordered: 'reordered according to the schema',
  /** A fix that was not applied. @param why.readings Possible locations of the error, each as text. */
  left: (
    code: string,
    path: string,
    { reason, readings }: { readonly reason: NotApplied['reason']; readonly readings: readonly string[] },
  ) =>
    `not changed: ${path} (${code}): ${NOT_CHANGED[reason]}${readings.length === 0 ? '' : `; the error may be in ${readings.join(', or in ')}`}.`,
  signed: (file: string) =>
    `${file} is signed and was not changed: any change would invalidate the signature. --drop-signature changes it without the signature, a .p7m file as a separate .xml; sign the result again.`,
  unreadable: (file: string) => `${file} cannot be read and was not changed.`,
  amounts: (file: string, count: number) =>
    `${file}: ${count === 1 ? '1 finding concerns an amount' : `${count} findings concern amounts`}: --amounts changes those that the other amounts confirm.`,
  /** Declarations that require --fix with their code. */
  declarations: (file: string, codes: readonly string[]) =>
    `${file}: the changes for ${codes.join(', ')} are declarations that you must confirm: ${codes.map((code) => `--fix ${code}`).join(' ')} makes them.`,
  /** A code of --fix without a declaration. */
  noDeclaration: (code: string, codes: readonly string[]) =>
    `--fix takes a code with a declaration: ${codes.join(', ')}; not "${code}". Safe fixes are always applied, those of amounts with --amounts.`,
  dryRun: (file: string) => `${file} was not written, because of --dry-run.`,
};

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'the text to change was not found',
  markup: 'the value contains a comment',
  size: 'with the other fixes, the file would be larger than SdI accepts',
  worse: 'the finding would remain, or another would appear',
  untried: 'the limit of attempts was reached before this fix was tried by itself',
  open: 'the other amounts of the document do not confirm it',
};
