/** The header `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. */

const SECONDS = /^\d+$/;

/** The latest time that a `Date` can represent (ECMA-262, 21.4.1.1), in milliseconds. */
const END_OF_TIME = 8.64e15;

/**
 * Milliseconds to wait; null if the header is missing or invalid. A past date gives 0. A date is relative to the
 * response's own `Date`, because the clocks of the service and of this machine may differ.
 */
export function retryAfter(headers: Headers, now: number = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return null;
  if (SECONDS.test(value)) return Math.min(Number(value) * 1000, END_OF_TIME);
  const date = readDate(value);
  return date === null ? null : Math.max(0, date - (readDate(headers.get('date') ?? '') ?? now));
}

/** The time after this many milliseconds. */
export function momentAfter(milliseconds: number, now: number = Date.now()): Date {
  return new Date(Math.min(now + milliseconds, END_OF_TIME));
}

function readDate(value: string): number | null {
  // `Date.parse` interprets numbers with a sign or a point as years.
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : date;
}
