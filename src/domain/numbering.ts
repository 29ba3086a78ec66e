/** Equal numbers of two documents of one issuer: 00404, 00409 (Elenco dei controlli v2.0; Allegato A 1.9.1). */

import { yearOf } from '../model/civilDate.ts';
import { isCreditNote, isMadeByBuyer } from './documents.ts';

/** SoggettoEmittente of a buyer who issues in the supplier's name, and numbers the documents. */
export const ISSUED_BY_BUYER = 'CC';

/** The buyer numbers the document: it makes it in the supplier's place, or issues it in the supplier's name. */
export function isNumberedByBuyer(
  tipoDocumento: string,
  soggettoEmittente: string | null | undefined,
): boolean {
  return isMadeByBuyer(tipoDocumento) || soggettoEmittente === ISSUED_BY_BUYER;
}

/** The data that the controls compare, besides the issuer. */
export interface DocumentNumber {
  readonly tipoDocumento: string;
  /** Compared character by character. */
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
}

/** The time within which a number is used once: the year, with Art73 the day (art. 73 DPR 633/1972). */
export function numberingPeriod(data: string, daily: boolean): string {
  return daily ? data : yearOf(data);
}

/**
 * One text for documents of an issuer that have the same number: number, period, and being a credit note or not, as a
 * credit note may have the number of an invoice.
 */
export function numberKey({ tipoDocumento, numero, data }: DocumentNumber, daily: boolean): string {
  return `${isCreditNote(tipoDocumento) ? 'C' : '-'} ${numberingPeriod(data, daily)} ${numero}`;
}

/** Two documents of an issuer have the same {@link numberKey}. */
export function isSameNumber(one: DocumentNumber, other: DocumentNumber, daily: boolean): boolean {
  return numberKey(one, daily) === numberKey(other, daily);
}
