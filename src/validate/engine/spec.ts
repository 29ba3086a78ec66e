/** Editions of the technical specification, and the day for which a file is checked. */
import { compareDates } from '../../model/civilDate.ts';
import { EDITIONS, type Edition } from '../../model/specifications.ts';

/**
 * Editions whose rules are known; `auto` is the one in force on the date of receipt, otherwise on the document date.
 */
export type Spec = 'auto' | Edition;

/** The names of the editions, for options and configurations. */
export const SPECS: readonly Spec[] = ['auto', ...(Object.keys(EDITIONS) as Edition[])];

/** The last day and its edition: files of a run are usually checked for the same day. */
let known: { readonly day: string; readonly edition: Edition | null } | undefined;

/** The edition in force on a day; null without a day, and for days before the editions whose rules are known. */
export function editionOn(day: string | null): Edition | null {
  if (day === null) return null;
  if (known?.day === day) return known.edition;
  const isInForce = (edition: Edition): boolean =>
    compareDates(day, EDITIONS[edition].from) >= 0 && compareDates(day, EDITIONS[edition].last) <= 0;
  const edition = (Object.keys(EDITIONS) as Edition[]).find(isInForce) ?? null;
  known = { day, edition };
  return edition;
}

/** The day that determines the codes and controls in force; null if only the dates of the documents determine it. */
export function specDay(spec: Spec, asOf: string | null): string | null {
  if (spec === 'auto') return asOf;
  const { from, last } = EDITIONS[spec];
  if (asOf === null || compareDates(asOf, from) < 0) return from;
  return compareDates(asOf, last) > 0 ? last : asOf;
}
