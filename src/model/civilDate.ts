/** Calendar days of the invoice: `xs:date` without its time zone, which SdI does not look at. */

const DATE = /^(\d{4,})-(\d{2})-(\d{2})(Z|[+-]\d{2}:\d{2})?$/;

/** The day that an `xs:date` names, as YYYY-MM-DD; undefined for anything else. */
export function civilDate(text: string): string | undefined {
  // Nearly every date has ten characters and no zone.
  if (text.length === 10 && text.charCodeAt(4) === 0x2d) return text;
  const match = DATE.exec(text);
  return match === null ? undefined : `${match[1]}-${match[2]}-${match[3]}`;
}

/** Below zero, zero or above as `a` is before, on or after `b`; both YYYY-MM-DD, years of any length. */
export function compareDates(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The year of a day. */
export function yearOf(date: string): string {
  return date.slice(0, -6);
}
