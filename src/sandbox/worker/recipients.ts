/** Recipient codes that decide what becomes of a valid invoice; docs/sandbox.md shows them. */
import type { DocumentRow } from '../documents/row.ts';

export type Outcome = 'delivered' | 'discarded' | 'missed' | 'stays' | 'refused';

/** Seven characters in FPR12, six in FPA12. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  SCARTO1: 'discarded',
  SCART1: 'discarded',
  MANCATA: 'missed',
  MANCAT: 'missed',
  FERMATA: 'stays',
  FERMAT: 'stays',
  RIFIUT: 'refused',
};

export function outcomeFor({ invoice }: Pick<DocumentRow, 'invoice'>): Outcome {
  const code = invoice?.fattura_elettronica_header?.dati_trasmissione?.codice_destinatario ?? '';
  return Object.hasOwn(OUTCOMES, code) ? (OUTCOMES[code] ?? 'delivered') : 'delivered';
}
