/** The fixed words of the text report. */
import type { FileKind } from '../../../model/problem.ts';
import { counted, plural } from '../../plural.ts';

export const kinds: Readonly<Record<FileKind, string>> = {
  FPA12: 'an invoice to the public administration (FPA12)',
  FPR12: 'an invoice to a private party (FPR12)',
  FSM10: 'a simplified invoice (FSM10)',
  SDI10: 'an invoice in the old format 1.0 (SDI10)',
  SDI11: 'an invoice in the old format 1.1 (SDI11)',
  RC: 'a delivery receipt from SdI (RC)',
  NS: 'a rejection notice from SdI (NS)',
  MC: 'a notice of failed delivery from SdI (MC)',
  NE: 'an outcome notice from SdI (NE)',
  DT: 'a notice of expired terms from SdI (DT)',
  AT: 'an attestation of transmission from SdI (AT)',
  MT: 'a metadata file from SdI (MT)',
  EC: "a buyer's outcome notice (EC)",
  SE: "a rejection of a buyer's outcome notice (SE)",
  p7m: 'a signed envelope (p7m)',
  zip: 'a compressed archive (zip)',
};

export const report = {
  verdict: { valid: 'valid', rejected: 'rejected', unreadable: 'unreadable' },
  /** The verdict `valid` when the controls did not run. */
  structureOnly: 'valid structure',
  kinds,
  /** `column` is null where only the line is known. */
  place: ({ line, column }: { readonly line: number; readonly column: number | null }) =>
    column === null ? `line ${line}` : `line ${line}, column ${column}`,
  /** Said of what is no error, where colour may not tell. */
  severity: { warning: 'warning', info: 'note' },
  omitted: ({ count }: { readonly count: number }) =>
    plural(count, 'One more result is not listed.', `${count} more results are not listed.`),
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
  /** Heads the findings that are like some shown before. */
  alike: ({ count }: { readonly count: number }) =>
    plural(count, 'One more case like it', `${count} more cases like it`),
  /** `numbers` as "3, 5, 8". */
  lines: ({ numbers }: { readonly numbers: string }) => `lines ${numbers}`,
  columns: ({ line, numbers }: { readonly line: number; readonly numbers: string }) =>
    `line ${line}, columns ${numbers}`,
  /** Said once under the summary: what was checked, and what no file can tell. */
  scope: ({
    only,
    judged,
    beyond,
  }: {
    readonly only: 'structure' | 'all';
    readonly judged: number;
    readonly beyond: number;
  }) =>
    only === 'structure'
      ? 'Only the structure was checked (00200, 00201), as asked.'
      : `Checked: the structure and, where it holds, ${judged} codes of SdI; the other ${beyond} depend on registers, earlier files or the signature: \`fattura controls\` lists them.`,
};
