/** Recipient codes that determine the outcome of a valid invoice; docs/sandbox.md lists them. */
import type { Planned } from '../database/tables/index.ts';

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

/** The facts that determine the outcome of a document. */
export interface OutcomeFacts {
  readonly planned: Planned | null;
  /** CodiceDestinatario; null if there is none. */
  readonly recipient: string | null;
}

export function outcomeFor({ planned, recipient }: OutcomeFacts): SdiOutcome {
  if (planned !== null) return planned.outcome;
  const code = recipient ?? '';
  return Object.hasOwn(CODES, code) ? (CODES[code] ?? 'delivered') : 'delivered';
}
