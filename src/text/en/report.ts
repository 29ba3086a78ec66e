/** The fixed words of the text report. */
import { counted, plural } from '../plural.ts';

export const report = {
  verdict: { valid: 'valid', rejected: 'rejected', unreadable: 'unreadable' },
  /** The verdict for an SdI message. */
  message: { valid: 'valid message', rejected: 'not a valid message', unreadable: 'unreadable' },
  /** The verdict `valid` when the controls did not run. */
  structureOnly: 'valid structure',
  unverified: 'signature not verified',
  signedBy: ({ signers }: { readonly signers: readonly string[] }) => `signed by ${signers.join(', ')}`,
  /** `column` is null where only the line is known. */
  place: ({ line, column }: { readonly line: number; readonly column: number | null }) =>
    column === null ? `line ${line}` : `line ${line}, column ${column}`,
  /** Labels of findings that are not errors, for output without colour. */
  severity: { warning: 'warning', info: 'note' },
  omitted: ({ count }: { readonly count: number }) =>
    plural(count, 'One more finding is not listed.', `${count} more findings are not listed.`),
  files: ({
    files,
    valid,
    rejected,
    unreadable,
  }: {
    readonly files: number;
    readonly valid: number;
    readonly rejected: number;
    readonly unreadable: number;
  }) =>
    [
      counted(files, 'file', 'files'),
      ...(valid === 0 ? [] : [`${valid} valid`]),
      ...(rejected === 0 ? [] : [`${rejected} rejected`]),
      ...(unreadable === 0 ? [] : [`${unreadable} unreadable`]),
    ].join(' · '),
  findings: ({ errors, warnings }: { readonly errors: number; readonly warnings: number }) =>
    [
      ...(errors === 0 ? [] : [counted(errors, 'error', 'errors')]),
      ...(warnings === 0 ? [] : [counted(warnings, 'warning', 'warnings')]),
    ].join(' · '),
  /** Heading of findings of the same kind as one already shown. */
  alike: ({ count }: { readonly count: number }) => plural(count, 'One more case', `${count} more cases`),
  /** `numbers` as "3, 5, 8". */
  lines: ({ numbers }: { readonly numbers: string }) => `lines ${numbers}`,
  columns: ({ line, numbers }: { readonly line: number; readonly numbers: string }) =>
    `line ${line}, columns ${numbers}`,
  /** Line under the summary: what was checked, and what cannot be checked from a file. */
  scope: ({
    only,
    decided,
    beyond,
  }: {
    readonly only: 'structure' | 'all';
    readonly decided: number;
    readonly beyond: number;
  }) =>
    only === 'structure'
      ? 'Only the structure was checked (00200, 00201), as requested.'
      : `Checked: the structure and, if it is valid, ${decided} SdI codes. The other ${beyond} depend on registers, earlier files or certificate lists; \`fattura controls\` lists them.`,
};
