/** The header `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. */

const SECONDS = /^\d+$/;

/** Milliseconds to wait; null when the header is missing or cannot be read. A date that is past gives 0. */
export function retryAfter(headers: Headers, now: number = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return null;
  if (SECONDS.test(value)) return Number(value) * 1000;
  // `Date.parse` takes numbers with a sign or a point for years.
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
