// Generated from the traits of the codes by `npm run generate`; do not edit.

/** The Natura codes that SdI accepts: the generic N2, N3 and N6 are rejected since 2021 (00445). */
export type DetailedNatura =
  | 'N1'
  | 'N2.1'
  | 'N2.2'
  | 'N3.1'
  | 'N3.2'
  | 'N3.3'
  | 'N3.4'
  | 'N3.5'
  | 'N3.6'
  | 'N4'
  | 'N5'
  | 'N6.1'
  | 'N6.2'
  | 'N6.3'
  | 'N6.4'
  | 'N6.5'
  | 'N6.6'
  | 'N6.7'
  | 'N6.8'
  | 'N6.9'
  | 'N7';

/** Types in which the buyer is also the supplier. */
export type OwnSupplyType =
  | 'TD21'
  | 'TD27';

/** Regimes that charge no VAT: minimi, forfettari, cross-border exemption. */
export type RegimeWithoutVat =
  | 'RF02'
  | 'RF19'
  | 'RF20';

/**
 * TipoDocumento of a document that the buyer issues to itself. The buyer is always the customer (1.4), with
 * its Italian VAT number (00475). The traits of the codes define the rest.
 */
export type SelfInvoiceType =
  | 'TD16'
  | 'TD17'
  | 'TD18'
  | 'TD19'
  | 'TD20'
  | 'TD21'
  | 'TD22'
  | 'TD23'
  | 'TD27'
  | 'TD28'
  | 'TD29';

/** The Natura codes that SdI accepts on a simplified invoice: not the generic N2 and N3 (00445). */
export type SimplifiedNatura =
  | 'N1'
  | 'N2.1'
  | 'N2.2'
  | 'N3.1'
  | 'N3.2'
  | 'N3.3'
  | 'N3.4'
  | 'N3.5'
  | 'N3.6'
  | 'N4'
  | 'N5';
