/** Documents that the buyer makes out for itself: who stands where, and what each asks. */
import { documentTraits, isForItself, isSelfInvoice } from '../../domain/documents.ts';

/** What one of them asks. */
export interface SelfInvoiceRule {
  /** Who stands as supplier (1.2): a vendor abroad, one in Italy, either, or the buyer itself. */
  readonly supplier: 'foreign' | 'italian' | 'any' | 'self';
  /** Whether the vendor may be in the areas of Italy outside its VAT territory, country `OO` (1.2.1.1.1). */
  readonly outsideVat: boolean;
  /** Whether it completes an invoice that was received, which it then names (2.1.6). */
  readonly completes: boolean;
  /** Whether each line bears VAT (00474). */
  readonly taxed: boolean;
}

/**
 * TipoDocumento of a document that the buyer makes out for itself. The buyer, who issues, always stands as customer
 * (1.4), with its Italian VAT number (00475). The traits of the codes say the rest.
 */
export type SelfInvoiceType =
  | 'TD16'
  | 'TD17'
  | 'TD18'
  | 'TD19'
  | 'TD20'
  | OwnSupplyType
  | 'TD22'
  | 'TD23'
  | 'TD28'
  | 'TD29';

/** Those in which the buyer is its own supplier. */
export type OwnSupplyType = 'TD21' | 'TD27';

export function isSelfInvoiceType(type: unknown): type is SelfInvoiceType {
  return typeof type === 'string' && isSelfInvoice(type);
}

/** The rule of a type. */
export function ruleOf(type: SelfInvoiceType): SelfInvoiceRule {
  const { seller = 'any', sellerOutsideVat, completes, alwaysTaxed } = documentTraits(type);
  return {
    supplier: isForItself(type) ? 'self' : seller,
    outsideVat: sellerOutsideVat === true,
    completes: completes === true,
    taxed: alwaysTaxed === true,
  };
}
