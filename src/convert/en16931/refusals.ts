/** Reasons why a conversion is refused. */

import type { RuleViolation } from './rules/rule.ts';

/** Missing or unsuitable data. */
export interface Refusal {
  /** Stable code, such as `X-BUYER-ID`. */
  readonly code: RefusalCode;
  /** The business term, such as `BT-48`; null if the reason is not a single one. */
  readonly term: string | null;
  /** Number of the FatturaPA field; null if there is none. */
  readonly field: string | null;
  /** The value found; null if it is missing. */
  readonly value: string | null;
  /** The option that supplies the datum; null if none does. */
  readonly option: string | null;
  /** The violated rule of EN 16931, with `X-RULE`. */
  readonly violation?: RuleViolation;
}

export const REFUSAL_CODES = [
  'X-SIMPLIFIED',
  'X-RETIRED',
  'X-NUMBER',
  'X-DATE',
  'X-SELLER-ID',
  'X-SELLER-NAME',
  'X-SELLER-CITY',
  'X-BUYER-ID',
  'X-BUYER-NAME',
  'X-BUYER-CITY',
  'X-REGIME',
  'X-NATURA',
  'X-CATEGORY',
  'X-CURRENCY',
  'X-AMOUNT',
  'X-LINE',
  'X-DESPATCH-DATE',
  'X-POSTCODE',
  'X-CIUS',
  'X-RULE',
  'X-CONTROL',
] as const;

/** Codes of {@link Refusal}. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];
