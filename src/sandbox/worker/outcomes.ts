/** Recipient codes that determine the outcome of a valid invoice; docs/sandbox.md lists them. */
import type { DocumentRow } from '../documents/row.ts';

export const OUTCOMES = ['delivered', 'discarded', 'missed', 'stays', 'refused'] as const;
export type SdiOutcome = (typeof OUTCOMES)[number];

/** Seven characters for FPR12, six for FPA12. */
const CODES: Readonly<Record<string, SdiOutcome>> = {
  SCARTO1: 'discarded',
  SCART1: 'discarded',
  MANCATA: 'missed',
  MANCAT: 'missed',
  FERMATA: 'stays',
  FERMAT: 'stays',
  RIFIUT: 'refused',
};

export function outcomeFor({ planned, invoice }: Pick<DocumentRow, 'planned' | 'invoice'>): SdiOutcome {
  if (planned !== null) return planned.outcome;
  const code = invoice?.fattura_elettronica_header?.dati_trasmissione?.codice_destinatario ?? '';
  return Object.hasOwn(CODES, code) ? (CODES[code] ?? 'delivered') : 'delivered';
}
