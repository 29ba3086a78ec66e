/** Tolerances of SdI's controls on amounts (Elenco dei controlli v2.0), and of the advice that accompanies them. */
import { Decimal } from '../model/decimal.ts';

/** 00421: the tax of a summary must differ from taxable amount times rate by less than a cent. */
export const TAX_TOLERANCE = Decimal.of(1, 2);

/** 00422: the taxable amount of a summary must differ from the sum of its lines by less than one euro. */
export const TAXABLE_TOLERANCE = Decimal.of(1);

/** 00423: the total of a line must differ from price, quantity and discounts by less than a cent. */
export const LINE_TOLERANCE = Decimal.of(1, 2);

/** Q-PAYMENTS: cash is rounded to five cents (DL 50/2017, art. 13-quater), instalments to the cent. */
export const PAYMENT_TOLERANCE = Decimal.of(5, 2);

/** Q-TAXABLE: the largest difference from the sum of the lines that rounding explains. */
export const TAXABLE_ROUNDING = Decimal.of(1, 2);
