/** Rules for documents that the buyer issues to itself: roles and requirements by type. */
import { documentTraits, isForItself, isSelfInvoice } from '../../domain/documents.ts';
import type { SelfInvoiceType } from '../generated/traitTypes.ts';

/** Requirements of one type. */
export interface SelfInvoiceRule {
  /** The supplier (1.2): a foreign vendor, an Italian one, either, or the buyer itself. */
  readonly supplier: 'foreign' | 'italian' | 'any' | 'self';
  /** True if the vendor may be in the areas of Italy outside its VAT territory, country `OO` (1.2.1.1.1). */
  readonly outsideVat: boolean;
  /** True if it completes an invoice received, which it must reference (2.1.6). */
  readonly completes: boolean;
  /** True if every line must have VAT (00474). */
  readonly taxed: boolean;
}

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
