/** Tax regimes of suppliers (RegimeFiscale), and their effects on an invoice. */

import { compareDates } from '../model/civilDate.ts';
import { RegimeFiscaleCodes, type RegimeFiscaleTraits } from '../model/codes/regimeFiscale.ts';
import { codesWith } from './traits.ts';

const regimes = (has: (traits: RegimeFiscaleTraits) => boolean): ReadonlySet<string> =>
  codesWith([RegimeFiscaleCodes], has);

const WITHOUT_VAT = regimes((traits) => traits.chargesVat === false);
const NOT_WITHHELD = regimes((traits) => traits.isWithheld === false);
const FLAT_RATE = regimes((traits) => traits.isFlatRate === true);
const PAID_BY_ONE = regimes((traits) => traits.isPaidByOne === true);

/** True if supplies bear VAT: all but RF02, RF19 and RF20. */
export function chargesVat(regime: string): boolean {
  return !WITHOUT_VAT.has(regime);
}

/** True if fees may bear withholding tax: all but RF02 and RF19. */
export function mayBeWithheld(regime: string): boolean {
  return !NOT_WITHHELD.has(regime);
}

/** True for the flat-rate regime, RF19. */
export function isFlatRate(regime: string): boolean {
  return FLAT_RATE.has(regime);
}

/** True if one party pays the VAT for the whole chain, RF05 to RF09: the missing VAT is no reason for stamp duty. */
export function isPaidByOne(regime: string): boolean {
  return PAID_BY_ONE.has(regime);
}

/** True if the VAT becomes chargeable on payment: RF17, and with administrations also RF16. False for consumers. */
export function isCashVat(regime: string, customer: 'administration' | 'business'): boolean {
  const to = RegimeFiscaleCodes.find(regime)?.traits?.cashVat;
  return to === 'businesses' || (to === 'administrations' && customer === 'administration');
}

/** True if simplified invoices have no limit on that day: RF19 and RF20 since 1 April 2025. */
export function hasNoSimplifiedLimit(regime: string, day: string): boolean {
  const from = RegimeFiscaleCodes.find(regime)?.traits?.unlimitedSimplifiedFrom;
  return from !== undefined && compareDates(day, from) >= 0;
}
