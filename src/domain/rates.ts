/** Rates of Italian VAT. */

/** VAT rates (DPR 633/1972, art. 16 and table A). */
const RATES: readonly number[] = [400, 500, 1000, 2200];

/**
 * Compensation rates of agriculture and fishing (DPR 633/1972, art. 34), including those of past decrees. They changed
 * often; their periods are not checked.
 */
const COMPENSATION: readonly number[] = [
  200, 400, 640, 700, 730, 750, 765, 770, 795, 830, 850, 880, 900, 950, 960, 1000, 1230, 1250,
];

/** All known rates, in hundredths of a percent. */
export const KNOWN_RATES: ReadonlySet<number> = new Set([0, ...RATES, ...COMPENSATION]);
