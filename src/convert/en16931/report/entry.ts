/** The loss report: the outcome for each leaf of the source. */

/** The outcomes for a value, from the best to the worst. */
export const STATUSES = ['kept', 'moved', 'derived', 'defaulted', 'changed', 'trimmed', 'dropped'] as const;
/** The outcome for a value. */
export type Status = (typeof STATUSES)[number];

/** Consequence: only `loss` makes a strict conversion fail. */
export type LossSeverity = 'none' | 'info' | 'warning' | 'loss';

/** A value of the source, or one that the target required. */
export interface LossEntry {
  readonly status: Status;
  /** Stable code, such as `X-NOPLACE`; null for a kept value without a remark. */
  readonly code: LossCode | null;
  readonly severity: LossSeverity;
  /** XPath in the source; null for a value without one (`derived`, `defaulted`). */
  readonly source: string | null;
  /** Official number of the FatturaPA field, in the source or in the result; null if there is none. */
  readonly number: string | null;
  /** Business term of EN 16931, such as `BT-20`; null if there is none. */
  readonly term: string | null;
  /** Value in the source; the whole value if it was shortened. */
  readonly value: string | null;
  /** Value in the result, if it differs; null for a required one that nothing could supply. */
  readonly to: string | null;
  /** The rule that requires a value which the source does not have; null for others. */
  readonly rule: string | null;
}

/** Codes of entries, with the sentence of each in the catalogue. */
export const LOSS_CODES = [
  // Without a place in the target
  'X-NOPLACE',
  'X-TRANSMISSION',
  'X-SPECIFICATION',
  'X-REPEATED',
  'X-MIME',
  'X-LENGTH',
  'X-CHARSET',
  // Kept elsewhere
  'X-NOTE',
  'X-PROPERTY',
  'X-TERMS',
  'X-PREPAID',
  'X-EXTENSION',
  'X-REFERENCE',
  'X-ADJUSTMENT',
  // With another value
  'X-CODE',
  'X-UNIT',
  'X-ROUNDED',
  'X-TOTAL',
  'X-SIGN',
  'X-PRICE',
  'X-FORM',
  'X-TEXT',
  'X-CATEGORY-MERGED',
  // Required by the target
  'X-REQUIRED',
  'X-MISSING',
  'X-COMPUTED',
  'X-RESIDUAL',
  'X-IMBALANCE',
] as const;
/** The reason for the outcome of a value. */
export type LossCode = (typeof LOSS_CODES)[number];

const SEVERITIES: Readonly<Record<Status, LossSeverity>> = {
  kept: 'none',
  moved: 'info',
  derived: 'info',
  defaulted: 'warning',
  changed: 'warning',
  trimmed: 'loss',
  dropped: 'loss',
};

/**
 * Codes whose consequence does not follow from the status: values of the channel, not of the invoice, and differences
 * that are no roundings.
 */
const OWN_SEVERITIES: Partial<Readonly<Record<LossCode, LossSeverity>>> = {
  'X-TRANSMISSION': 'info',
  'X-SPECIFICATION': 'warning',
  'X-IMBALANCE': 'warning',
};

export const severityOf = (status: Status, code: LossCode | null): LossSeverity =>
  (code === null ? undefined : OWN_SEVERITIES[code]) ?? SEVERITIES[status];

/** Number of entries by status. */
export type Counts = Readonly<Record<Status, number>>;

export function countsOf(entries: readonly LossEntry[]): Counts {
  const counts: Record<Status, number> = {
    kept: 0,
    moved: 0,
    derived: 0,
    defaulted: 0,
    changed: 0,
    trimmed: 0,
    dropped: 0,
  };
  for (const { status } of entries) counts[status] += 1;
  return counts;
}
