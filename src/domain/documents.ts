/** A kind of document (TipoDocumento): who makes it, for whom, and what it does to another. */

import type { TipoDocumentoTraits } from '../model/codes/tipoDocumento.ts';
import { TipoDocumentoCodes } from '../model/codes/tipoDocumento.ts';
import { TipoDocumentoSemplificataCodes } from '../model/codes/tipoDocumentoSemplificata.ts';
import { codesWith } from './traits.ts';

/** The types of documents with a trait, ordinary ones first. */
export function documentTypes(has: (traits: TipoDocumentoTraits) => boolean): ReadonlySet<string> {
  return codesWith([TipoDocumentoCodes, TipoDocumentoSemplificataCodes], has);
}

const MADE_BY_BUYER = documentTypes(({ madeBy }) => madeBy === 'buyer');
const FOR_ITSELF = documentTypes(({ parties }) => parties === 'one');
/** The types of {@link isSelfInvoice}. */
export const SELF_INVOICES = documentTypes(({ madeBy, parties }) => madeBy === 'buyer' || parties === 'one');
const CREDIT_NOTES = documentTypes(({ note }) => note === 'credit');
const NATURA_BESIDE_RATE = documentTypes(({ naturaBesideRate }) => naturaBesideRate === true);
const CORRECTED_BY_ITS_KIND = documentTypes(({ correctedByItsKind }) => correctedByItsKind === true);
/** The types of {@link isFreeSupply}. */
export const FREE_SUPPLIES = documentTypes((traits) => traits.isFreeSupply === true);
const DEBIT_NOTES = documentTypes(({ note }) => note === 'debit');

/** The buyer makes it in the supplier's place, which has no part in it (TD16 to TD20, TD22, TD23, TD28, TD29). */
export function isMadeByBuyer(tipoDocumento: string): boolean {
  return MADE_BY_BUYER.has(tipoDocumento);
}

/** A company issues it to itself and is on both sides (TD21, TD27). */
export function isForItself(tipoDocumento: string): boolean {
  return FOR_ITSELF.has(tipoDocumento);
}

/**
 * {@link isMadeByBuyer} or {@link isForItself}: no supplier sends it to a customer, and there is nothing to pay.
 * Requirements of a supplier's invoice do not apply.
 */
export function isSelfInvoice(tipoDocumento: string): boolean {
  return SELF_INVOICES.has(tipoDocumento);
}

/** Goods or services given away or kept for own use, whose VAT the supplier bears (TD27). */
export function isFreeSupply(tipoDocumento: string): boolean {
  return FREE_SUPPLIES.has(tipoDocumento);
}

/** It takes back another document: TD04, in simplified form TD08, which SdI's texts do not name (00404, 00409). */
export function isCreditNote(tipoDocumento: string): boolean {
  return CREDIT_NOTES.has(tipoDocumento);
}

/** It adds to another document: TD05, in simplified form TD09. */
export function isDebitNote(tipoDocumento: string): boolean {
  return DEBIT_NOTES.has(tipoDocumento);
}

/** A Natura may stand beside a rate that is not zero (TD16). */
export function allowsNaturaBesideRate(tipoDocumento: string): boolean {
  return NATURA_BESIDE_RATE.has(tipoDocumento);
}

/** Corrected by another document of its kind, not by a credit or debit note. */
export function isCorrectedByItsKind(tipoDocumento: string): boolean {
  return CORRECTED_BY_ITS_KIND.has(tipoDocumento);
}

/** A code of the simplified invoice's list: TD07 to TD09. */
export function isSimplified(tipoDocumento: string): boolean {
  return TipoDocumentoSemplificataCodes.accepts(tipoDocumento);
}

/** A kind of document's traits; none for a code that the lists do not have. */
export function documentTraits(tipoDocumento: string): Partial<TipoDocumentoTraits> {
  const found = TipoDocumentoCodes.find(tipoDocumento) ?? TipoDocumentoSemplificataCodes.find(tipoDocumento);
  return found?.traits ?? {};
}
