/** Kinds of documents (TipoDocumento): issuer, recipient and effect on other documents. */

import type { TipoDocumentoTraits } from '../model/codes/tipoDocumento.ts';
import { TipoDocumentoCodes } from '../model/codes/tipoDocumento.ts';
import { TipoDocumentoSemplificataCodes } from '../model/codes/tipoDocumentoSemplificata.ts';
import { codesWith } from './traits.ts';

/** The document types with a trait, ordinary ones first. */
export function documentTypes(has: (traits: TipoDocumentoTraits) => boolean): ReadonlySet<string> {
  return codesWith([TipoDocumentoCodes, TipoDocumentoSemplificataCodes], has);
}

/** A professional's fee note. */
export const FEE_NOTE = 'TD06';

const MADE_BY_BUYER = documentTypes(({ madeBy }) => madeBy === 'buyer');
const FOR_ITSELF = documentTypes(({ parties }) => parties === 'one');
/** Types for which {@link isSelfInvoice} is true. */
export const SELF_INVOICES = documentTypes(({ madeBy, parties }) => madeBy === 'buyer' || parties === 'one');
const CREDIT_NOTES = documentTypes(({ note }) => note === 'credit');
const NATURA_BESIDE_RATE = documentTypes(({ naturaBesideRate }) => naturaBesideRate === true);
const CORRECTED_BY_ITS_KIND = documentTypes(({ correctedByItsKind }) => correctedByItsKind === true);
/** Types for which {@link isFreeSupply} is true. */
export const FREE_SUPPLIES = documentTypes((traits) => traits.isFreeSupply === true);
/** Types for which {@link mayHaveCeasedSupplier} is true. */
export const CEASED_SUPPLIER_TYPES = documentTypes((traits) => traits.sellerMayHaveCeased === true);
const DEBIT_NOTES = documentTypes(({ note }) => note === 'debit');

/**
 * True if the buyer issues the document in the supplier's place, without the supplier's involvement (TD16 to TD20,
 * TD22, TD23, TD28, TD29).
 */
export function isMadeByBuyer(tipoDocumento: string): boolean {
  return MADE_BY_BUYER.has(tipoDocumento);
}

/** True if a company issues the document to itself, as supplier and buyer (TD21, TD27). */
export function isForItself(tipoDocumento: string): boolean {
  return FOR_ITSELF.has(tipoDocumento);
}

/**
 * True if {@link isMadeByBuyer} or {@link isForItself}: no supplier sends the document to a customer, and no payment is
 * due, so requirements for suppliers' invoices do not apply.
 */
export function isSelfInvoice(tipoDocumento: string): boolean {
  return SELF_INVOICES.has(tipoDocumento);
}

/** True for goods or services given away or kept for own use, whose VAT the supplier bears (TD27). */
export function isFreeSupply(tipoDocumento: string): boolean {
  return FREE_SUPPLIES.has(tipoDocumento);
}

/** True for credit notes: TD04, and TD08 in simplified form, which SdI's texts do not mention (00404, 00409). */
export function isCreditNote(tipoDocumento: string): boolean {
  return CREDIT_NOTES.has(tipoDocumento);
}

/** True for debit notes: TD05, and TD09 in simplified form. */
export function isDebitNote(tipoDocumento: string): boolean {
  return DEBIT_NOTES.has(tipoDocumento);
}

/** True if a Natura is allowed with a rate other than zero (TD16). */
export function allowsNaturaBesideRate(tipoDocumento: string): boolean {
  return NATURA_BESIDE_RATE.has(tipoDocumento);
}

/** True if errors are corrected by another document of the same type, not by a credit or debit note. */
export function isCorrectedByItsKind(tipoDocumento: string): boolean {
  return CORRECTED_BY_ITS_KIND.has(tipoDocumento);
}

/** True if the VAT number of the supplier may have ceased, because the buyer issues the document (TD16, TD20, TD29). */
export function mayHaveCeasedSupplier(tipoDocumento: string): boolean {
  return CEASED_SUPPLIER_TYPES.has(tipoDocumento);
}

/** True for codes of the simplified invoice's list: TD07 to TD09. */
export function isSimplified(tipoDocumento: string): boolean {
  return TipoDocumentoSemplificataCodes.accepts(tipoDocumento);
}

/** The traits of a document type; empty for unknown codes. */
export function documentTraits(tipoDocumento: string): Partial<TipoDocumentoTraits> {
  const found = TipoDocumentoCodes.find(tipoDocumento) ?? TipoDocumentoSemplificataCodes.find(tipoDocumento);
  return found?.traits ?? {};
}
