/** A rule of EN 16931 on the semantic model, independent of the syntax. */
import type { EuropeanInvoice } from '../model/invoice.ts';
import type { Facts } from './facts.ts';

/** Parameters of a violation, from which its sentence is made. */
export const VIOLATION_KINDS = [
  /** A term is missing; if several are named, one of them is enough. */
  'missing',
  /** A term must not be there, or not together with others. */
  'unexpected',
  /** An amount differs from the one that follows from others: `expected`. */
  'amount',
  /** The tax differs from the rate of its base by more than the tolerance. */
  'tax',
  /** The rate does not fit its category. */
  'rate',
  /** A VAT category of a line, allowance or charge has no VAT breakdown, or several. */
  'breakdown',
  /** An amount is negative. */
  'negative',
  /** The end of a period is before its start. */
  'order',
  /** A code is not in its list. */
  'code',
  /** An amount has more than two decimals. */
  'decimals',
  /** A text is not a decimal number. */
  'number',
  /** A text is not a date. */
  'date',
  /** A category is limited to a country, or excludes another. */
  'category',
] as const;
/** The kind of a violation, which determines its sentence. */
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/** A place of the invoice that violates a rule. */
export interface RuleViolation {
  /** Id of the rule in EN 16931-1, such as `BR-CO-10`; `X-DECIMAL` and `X-DATE` are forms of values that schemas require. */
  readonly rule: string;
  readonly kind: ViolationKind;
  /** Business terms and groups that the rule is about. */
  readonly terms: readonly string[];
  /** Path in the model, such as `totals.lines` or `lines[2].price.net`. */
  readonly path: string;
  /** The value found; null if there is none. */
  readonly found: string | null;
  /** The value that follows from others; null if the rule does not determine one. */
  readonly expected: string | null;
  /** The VAT category of a rule about one; null for other rules. */
  readonly category: string | null;
}

/** A violation without what the rule itself states. */
export type Place = Pick<RuleViolation, 'path'> &
  Partial<Pick<RuleViolation, 'found' | 'expected' | 'category'>>;

export interface Rule {
  readonly id: string;
  readonly kind: ViolationKind;
  readonly terms: readonly string[];
  /** The places that violate the rule. */
  readonly check: (invoice: EuropeanInvoice, facts: Facts) => Iterable<Place>;
}

/** A rule without places of its own: a single condition on the invoice. */
export const unless = (isRight: boolean, place: Place): readonly Place[] => (isRight ? [] : [place]);
