/** Addresses in an invoice: supplier, buyer, and their permanent establishments in Italy. */
import type { Indirizzo } from '../../model/generated/invoice.ts';
import type { FileFacts } from './body.ts';
import type { Party } from './party.ts';

/** Nazione of an address in Italy; also the default of an empty element. */
const ITALY = 'IT';

/** Official numbers by format. */
interface AddressFields {
  readonly ordinary: readonly string[];
  readonly simplified: readonly string[];
}

/** The four address blocks, in order. */
const ADDRESSES: AddressFields = {
  ordinary: ['1.2.2', '1.2.3', '1.4.2', '1.4.3'],
  simplified: ['1.2.6', '1.2.7', '1.3.2.4', '1.3.2.5'],
};

/** Official numbers of fields in all addresses, by position in the block: `3` is CAP. */
export function addressFields(...places: readonly number[]): AddressFields {
  const of = (blocks: readonly string[]): readonly string[] =>
    blocks.flatMap((block) => places.map((place) => `${block}.${place}`));
  return { ordinary: of(ADDRESSES.ordinary), simplified: of(ADDRESSES.simplified) };
}

export function isInItaly({ nazione }: Indirizzo): boolean {
  return nazione === ITALY || nazione === '';
}

/** Calls `check` with each present address and its path. `report` is passed through, so that no closure is needed. */
export function checkAddresses<Report>(
  file: FileFacts,
  check: (address: Indirizzo, path: string, report: Report) => void,
  report: Report,
): void {
  const { supplier, customer, ordinary, simplified, invoice } = file;
  const { cedente_prestatore } = invoice.fattura_elettronica_header;
  checkParty(supplier, cedente_prestatore.stabile_organizzazione, check, report);
  const branch =
    ordinary === null
      ? simplified?.fattura_elettronica_header.cessionario_committente.altri_dati_identificativi
      : ordinary.fattura_elettronica_header.cessionario_committente;
  checkParty(customer, branch?.stabile_organizzazione, check, report);
}

function checkParty<Report>(
  { sede, sedePath }: Party,
  branch: Indirizzo | undefined,
  check: (address: Indirizzo, path: string, report: Report) => void,
  report: Report,
): void {
  if (sede !== null) check(sede, sedePath, report);
  if (branch !== undefined) check(branch, sedePath.replace(/sede$/, 'stabile_organizzazione'), report);
}
