import type { report as english } from '../en/report.ts';
import { counted, plural } from '../plural.ts';
import type { Translated } from '../sentence.ts';

export const report: Translated<typeof english> = {
  verdict: { valid: 'valido', rejected: 'scartato', unreadable: 'illeggibile' },
  message: { valid: 'messaggio valido', rejected: 'messaggio non valido', unreadable: 'illeggibile' },
  structureOnly: 'struttura valida',
  unverified: 'firma non verificata',
  signedBy: ({ signers }) => `firmato da ${signers.join(', ')}`,
  place: ({ line, column }) => (column === null ? `riga ${line}` : `riga ${line}, colonna ${column}`),
  severity: { warning: 'avviso', info: 'nota' },
  omitted: ({ count }) =>
    plural(count, "Un'altra segnalazione non è elencata.", `Altre ${count} segnalazioni non sono elencate.`),
  files: ({ files, valid, rejected, unreadable }) =>
    [
      `${files} file`,
      ...(valid === 0 ? [] : [counted(valid, 'valido', 'validi')]),
      ...(rejected === 0 ? [] : [counted(rejected, 'scartato', 'scartati')]),
      ...(unreadable === 0 ? [] : [counted(unreadable, 'illeggibile', 'illeggibili')]),
    ].join(' · '),
  findings: ({ errors, warnings }) =>
    [
      ...(errors === 0 ? [] : [counted(errors, 'errore', 'errori')]),
      ...(warnings === 0 ? [] : [counted(warnings, 'avviso', 'avvisi')]),
    ].join(' · '),
  alike: ({ count }) => plural(count, 'Un altro caso', `Altri ${count} casi`),
  lines: ({ numbers }) => `righe ${numbers}`,
  columns: ({ line, numbers }) => `riga ${line}, colonne ${numbers}`,
  scope: ({ only, decided, beyond }) =>
    only === 'structure'
      ? 'Controllata la sola struttura (00200, 00201), come richiesto.'
      : `Controllati la struttura e, se valida, ${decided} codici di SdI. Gli altri ${beyond} dipendono da registri, invii precedenti o certificati: \`fattura controls\` li elenca.`,
};
