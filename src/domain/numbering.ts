/** Documents of one issuer with the same number: 00404, 00409 (Elenco dei controlli v2.0; Allegato A 1.9.1). */

import { yearOf } from '../model/civilDate.ts';
import { isCreditNote, isMadeByBuyer } from './documents.ts';

/** SoggettoEmittente of a buyer who issues and numbers documents in the supplier's name. */
export const ISSUED_BY_BUYER = 'CC';

/** True if the buyer numbers the document, because it issues it in the supplier's place or in the supplier's name. */
export function isNumberedByBuyer(
  tipoDocumento: string,
  soggettoEmittente: string | null | undefined,
): boolean {
  return isMadeByBuyer(tipoDocumento) || soggettoEmittente === ISSUED_BY_BUYER;
}

/** Data that the controls compare, besides the issuer. */
export interface DocumentNumber {
  readonly tipoDocumento: string;
  /** Compared character by character. */
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
}

/** True if art. 73 DPR 633/1972 applies to a document: its number must be unique within the day only. */
export function hasArt73(document: { readonly art_73?: string } | undefined): boolean {
  return document?.art_73 === 'SI';
}

/** Period in which a number must be unique: the year, or the day with Art73 (art. 73 DPR 633/1972). */
export function numberingPeriod(data: string, daily: boolean): string {
  return daily ? data : yearOf(data);
}

/**
 * Key that is equal for documents of an issuer with the same number: number, period, and credit note or not, because a
 * credit note may have the number of an invoice.
 */
export function numberKey({ tipoDocumento, numero, data }: DocumentNumber, daily: boolean): string {
  return `${isCreditNote(tipoDocumento) ? 'C' : '-'} ${numberingPeriod(data, daily)} ${numero}`;
}

/** True if two documents of an issuer have the same {@link numberKey}. */
export function isSameNumber(one: DocumentNumber, other: DocumentNumber, daily: boolean): boolean {
  return numberKey(one, daily) === numberKey(other, daily);
}
