import type { report as english } from '../en/report.ts';
import { counted, plural } from '../plural.ts';
import type { PartlyTranslated } from '../sentence.ts';

export const report: PartlyTranslated<typeof english> = {
  verdict: { valid: 'gültig', rejected: 'verworfen', unreadable: 'nicht lesbar' },
  structureOnly: 'Struktur gültig',
  unverified: 'Signatur nicht geprüft',
  signedBy: ({ signers }) => `signiert von ${signers.join(', ')}`,
  place: ({ line, column }) => (column === null ? `Zeile ${line}` : `Zeile ${line}, Spalte ${column}`),
  severity: { warning: 'Warnung', info: 'Hinweis' },
  omitted: ({ count }) =>
    plural(
      count,
      'Ein weiteres Ergebnis ist nicht aufgeführt.',
      `${count} weitere Ergebnisse sind nicht aufgeführt.`,
    ),
  files: ({ files, valid, rejected, unreadable }) =>
    [
      counted(files, 'Datei', 'Dateien'),
      ...(valid === 0 ? [] : [`${valid} gültig`]),
      ...(rejected === 0 ? [] : [`${rejected} verworfen`]),
      ...(unreadable === 0 ? [] : [`${unreadable} nicht lesbar`]),
    ].join(' · '),
  findings: ({ errors, warnings }) =>
    [
      ...(errors === 0 ? [] : [`${errors} Fehler`]),
      ...(warnings === 0 ? [] : [counted(warnings, 'Warnung', 'Warnungen')]),
    ].join(' · '),
  alike: ({ count }) => plural(count, 'Ein weiterer gleicher Fall', `${count} weitere gleiche Fälle`),
  lines: ({ numbers }) => `Zeilen ${numbers}`,
  columns: ({ line, numbers }) => `Zeile ${line}, Spalten ${numbers}`,
  scope: ({ only, decided, beyond }) =>
    only === 'structure'
      ? 'Wie gewünscht wurde nur die Struktur geprüft (00200, 00201).'
      : `Geprüft wurden die Struktur und, sofern sie gültig ist, ${decided} Codes des SdI; die übrigen ${beyond} hängen von Registern, früheren Dateien oder der Signatur ab: \`fattura controls\` listet sie auf.`,
};
