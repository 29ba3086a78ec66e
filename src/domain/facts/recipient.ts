/** Valid values of CodiceDestinatario, and the country of a foreign buyer. */

import type { RecipientState } from '../registry.ts';
import type { FileFacts } from './body.ts';

/** No recipient code: SdI delivers to PECDestinatario or makes the invoice available (Elenco dei controlli, 00311). */
export const NO_CHANNEL = '0000000';

/** A foreign buyer, to whom SdI delivers nothing (Elenco dei controlli, 00311 and 00313). */
export const ABROAD = 'XXXXXXX';

/** The tax office of San Marino, its only recipient (DM 21 June 2021). */
export const SAN_MARINO_OFFICE = '2R4GTO8';

/** Placeholder for offices that were not in IPA yet, while offices were being registered. */
export const NO_OFFICE = '999999';

/**
 * The mailboxes of SdI, with or without a number (Rappresentazione tabellare, 1.1.6; the pattern is our
 * interpretation).
 */
const SDI_MAILBOX = /^sdi[0-9]*@pec\.fatturapa\.it$/i;

/** True for a mailbox of SdI, which is never that of a recipient (00330). */
export function isSdiMailbox(address: string): boolean {
  return SDI_MAILBOX.test(address);
}

/** Length by FormatoTrasmissione (Elenco dei controlli, 00427): codes of administration offices have six characters. */
export function recipientLength(format: string): 6 | 7 {
  return format === 'FPA12' ? 6 : 7;
}

/**
 * State of the code in the register; undefined without a register, and for a code of the wrong length, which 00427
 * reports.
 */
export function recipientState(file: FileFacts): RecipientState | undefined {
  const { codiceDestinatario: code, registry } = file;
  if (code === NO_CHANNEL || code === ABROAD) return undefined;
  if (code.length !== recipientLength(file.formatoTrasmissione)) return undefined;
  return registry.codiceDestinatario?.(code);
}

/** Countries of identifiers of parties in Italy. OO: areas of Italy outside its VAT territory. */
const AT_HOME: ReadonlySet<string> = new Set(['IT', 'OO']);

/** The country of a buyer with a foreign number and no Italian data; null for other buyers. */
export function foreignBuyer(file: FileFacts): string | null {
  const country = file.customer.idFiscaleIva?.id_paese;
  return country === undefined || AT_HOME.has(country) || isKnownInItaly(file) ? null : country;
}

function isKnownInItaly({ customer, ordinary, simplified }: FileFacts): boolean {
  return (
    customer.codiceFiscale !== null ||
    customer.rappresentante !== null ||
    ordinary?.fattura_elettronica_header.cessionario_committente.stabile_organizzazione !== undefined ||
    simplified?.fattura_elettronica_header.cessionario_committente.altri_dati_identificativi
      ?.stabile_organizzazione !== undefined
  );
}
