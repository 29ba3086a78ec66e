import type { ReportWords } from '../messages.ts';

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;

export const kinds: ReportWords['kinds'] = {
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

export const report: ReportWords = {
  verdict: { valid: 'valid', rejected: 'rejected', unreadable: 'unreadable' },
  structureOnly: 'valid structure',
  kinds,
  place: (line, column) => (column === null ? `line ${line}` : `line ${line}, column ${column}`),
  severity: { warning: 'warning', info: 'note' },
  omitted: (number) =>
    number === 1 ? 'One more result is not listed.' : `${number} more results are not listed.`,
  files: ({ files, valid, rejected, unreadable }) =>
    [
      count(files, 'file', 'files'),
      ...(valid === 0 ? [] : [`${valid} valid`]),
      ...(rejected === 0 ? [] : [`${rejected} rejected`]),
      ...(unreadable === 0 ? [] : [`${unreadable} unreadable`]),
    ].join(' · '),
  findings: ({ errors, warnings }) =>
    [
      ...(errors === 0 ? [] : [count(errors, 'error', 'errors')]),
      ...(warnings === 0 ? [] : [count(warnings, 'warning', 'warnings')]),
    ].join(' · '),
  alike: (number) => (number === 1 ? 'One more case like it' : `${number} more cases like it`),
  lines: (numbers) => `lines ${numbers}`,
  columns: (line, numbers) => `line ${line}, columns ${numbers}`,
  scope: (only, { judged, beyond }) =>
    only === 'structure'
      ? 'Only the structure was checked (00200, 00201), as asked.'
      : `Checked: the structure and, where it holds, ${judged} codes of SdI; the other ${beyond} depend on registers, earlier files or the signature: \`fattura controls\` lists them.`,
};
