/** Calendar days of an invoice: `xs:date` without its time zone, which SdI ignores. */

const DATE = /^(\d{4,})-(\d{2})-(\d{2})(Z|[+-]\d{2}:\d{2})?$/;

/**
 * The day of an `xs:date`, as YYYY-MM-DD; undefined for any other text. A text of ten characters with a hyphen in the
 * fifth place is returned without further checks.
 */
export function civilDate(text: string): string | undefined {
  // Fast path: most dates have ten characters and no time zone.
  if (text.length === 10 && text.charCodeAt(4) === 0x2d) return text;
  const match = DATE.exec(text);
  return match === null ? undefined : `${match[1]}-${match[2]}-${match[3]}`;
}

/** Negative, zero or positive if `a` is before, on or after `b`. Both YYYY-MM-DD; years may be longer. */
export function compareDates(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

export function yearOf(date: string): string {
  return date.slice(0, -6);
}
