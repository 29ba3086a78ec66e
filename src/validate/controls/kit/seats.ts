/** The seats of an invoice: of supplier and buyer, and their stable organisations in Italy. */
import type { Indirizzo } from '../../../model/generated/invoice.ts';
import type { FileFacts, Party } from './facts.ts';
import type { RuleFields } from './rule.ts';

/** Nazione of a seat in Italy; an empty element reads as that. */
const ITALY = 'IT';

/** Official numbers of the four blocks, in their order. */
const SEATS: RuleFields = {
  ordinary: ['1.2.2', '1.2.3', '1.4.2', '1.4.3'],
  simplified: ['1.2.6', '1.2.7', '1.3.2.4', '1.3.2.5'],
};

/** Fields of the seats, of every one: what stands at these places in the block, `3` is CAP. */
export function seatFields(...places: readonly number[]): RuleFields {
  const of = (blocks: readonly string[]): readonly string[] =>
    blocks.flatMap((block) => places.map((place) => `${block}.${place}`));
  return { ordinary: of(SEATS.ordinary), simplified: of(SEATS.simplified) };
}

export function isInItaly({ nazione }: Indirizzo): boolean {
  return nazione === ITALY || nazione === '';
}

/** Calls `judge` with each seat there is and its path; `report` is passed on, so that nothing has to be closed over. */
export function judgeSeats<Report>(
  file: FileFacts,
  judge: (seat: Indirizzo, path: string, report: Report) => void,
  report: Report,
): void {
  const { supplier, customer, ordinary, simplified, invoice } = file;
  const { cedente_prestatore } = invoice.fattura_elettronica_header;
  judgeParty(supplier, cedente_prestatore.stabile_organizzazione, judge, report);
  const branch =
    ordinary === null
      ? simplified?.fattura_elettronica_header.cessionario_committente.altri_dati_identificativi
      : ordinary.fattura_elettronica_header.cessionario_committente;
  judgeParty(customer, branch?.stabile_organizzazione, judge, report);
}

function judgeParty<Report>(
  { sede, sedePath }: Party,
  branch: Indirizzo | undefined,
  judge: (seat: Indirizzo, path: string, report: Report) => void,
  report: Report,
): void {
  if (sede !== null) judge(sede, sedePath, report);
  if (branch !== undefined) judge(branch, sedePath.replace(/sede$/, 'stabile_organizzazione'), report);
}
