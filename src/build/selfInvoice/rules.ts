/** Documents that the buyer makes out for itself: who stands where, and what each asks. */

/** What one of them asks. */
export interface SelfInvoiceRule {
  /** Who stands as supplier (1.2): a vendor abroad, one in Italy, either, or the buyer itself. */
  readonly supplier: 'foreign' | 'italian' | 'any' | 'self';
  /** Whether the vendor may be in the areas of Italy outside its VAT territory, country `OO` (1.2.1.1.1). */
  readonly outsideVat?: true;
  /** Whether it completes an invoice that was received, which it then names (2.1.6). */
  readonly completes?: true;
  /** Whether each line bears VAT (00474). */
  readonly taxed?: true;
}

/**
 * The buyer, who issues, always stands as customer (1.4), with its Italian VAT number (00475). Sources: Elenco dei
 * controlli v2.0, 00471 to 00475; Guida alla compilazione delle fatture elettroniche, by TipoDocumento.
 */
export const SELF_INVOICES = {
  /** Domestic reverse charge: the vendor's invoice, without VAT, is completed with the rate. */
  TD16: { supplier: 'italian', completes: true },
  /** Services from abroad: completion of an invoice from the Union, self-invoice for others. */
  TD17: { supplier: 'foreign', outsideVat: true },
  /** Goods from the Union. */
  TD18: { supplier: 'foreign', completes: true },
  /** Goods that are in Italy already, of a vendor abroad (DPR 633/1972, art. 17, c. 2); goods from San Marino. */
  TD19: { supplier: 'foreign', outsideVat: true },
  /** The vendor's invoice in reverse charge, or from the Union, did not come or was wrong. */
  TD20: { supplier: 'any' },
  /** More was bought without VAT than the plafond allows: the VAT is paid. */
  TD21: { supplier: 'self', taxed: true },
  /** Out of a VAT warehouse; who takes out may be who put in. */
  TD22: { supplier: 'any' },
  TD23: { supplier: 'any' },
  /** Self-consumption, or given away without charging the VAT. */
  TD27: { supplier: 'self' },
  /** Goods from San Marino with VAT, by a paper invoice. */
  TD28: { supplier: 'foreign', completes: true },
  /** An Italian vendor's invoice did not come or was wrong: reported (D.Lgs. 471/1997, art. 6, c. 8). */
  TD29: { supplier: 'italian' },
} as const satisfies Readonly<Record<string, SelfInvoiceRule>>;

/** TipoDocumento of a document that the buyer makes out for itself. */
export type SelfInvoiceType = keyof typeof SELF_INVOICES;

/** Those in which the buyer is its own supplier. */
export type OwnSupplyType = 'TD21' | 'TD27';

export function isSelfInvoiceType(type: unknown): type is SelfInvoiceType {
  return typeof type === 'string' && Object.hasOwn(SELF_INVOICES, type);
}

/** The rule of a type. */
export function ruleOf(type: SelfInvoiceType): SelfInvoiceRule {
  return SELF_INVOICES[type];
}
