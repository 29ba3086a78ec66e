import type { FileKind } from '../../../model/problem.ts';
import type { report as english } from '../../en/findings/report.ts';
import { counted, plural } from '../../plural.ts';
import type { Translated } from '../../sentence.ts';

export const kinds: Readonly<Record<FileKind, string>> = {
  FPA12: 'una fattura verso la pubblica amministrazione (FPA12)',
  FPR12: 'una fattura verso privati (FPR12)',
  FSM10: 'una fattura semplificata (FSM10)',
  SDI10: 'una fattura nel vecchio formato 1.0 (SDI10)',
  SDI11: 'una fattura nel vecchio formato 1.1 (SDI11)',
  RC: 'una ricevuta di consegna di SdI (RC)',
  NS: 'una notifica di scarto di SdI (NS)',
  MC: 'una notifica di mancata consegna di SdI (MC)',
  NE: 'una notifica di esito di SdI (NE)',
  DT: 'una notifica di decorrenza dei termini di SdI (DT)',
  AT: "un'attestazione di avvenuta trasmissione di SdI (AT)",
  MT: 'un file di metadati di SdI (MT)',
  EC: 'una notifica di esito committente (EC)',
  SE: "una notifica di scarto dell'esito committente (SE)",
  p7m: 'una busta firmata (p7m)',
  zip: 'un archivio compresso (zip)',
};

export const report: Translated<typeof english> = {
  verdict: { valid: 'valido', rejected: 'scartato', unreadable: 'illeggibile' },
  structureOnly: 'struttura valida',
  kinds,
  place: ({ line, column }) => (column === null ? `riga ${line}` : `riga ${line}, colonna ${column}`),
  severity: { warning: 'avviso', info: 'nota' },
  omitted: ({ count }) =>
    plural(count, 'Un altro risultato non è elencato.', `Altri ${count} risultati non sono elencati.`),
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
  alike: ({ count }) => plural(count, 'Un altro caso uguale', `Altri ${count} casi uguali`),
  lines: ({ numbers }) => `righe ${numbers}`,
  columns: ({ line, numbers }) => `riga ${line}, colonne ${numbers}`,
  scope: ({ only, judged, beyond }) =>
    only === 'structure'
      ? 'Controllata la sola struttura (00200, 00201), come chiesto.'
      : `Controllati la struttura e, dove regge, ${judged} codici di SdI; gli altri ${beyond} dipendono da registri, invii precedenti o firma: \`fattura controls\` li elenca.`,
};
