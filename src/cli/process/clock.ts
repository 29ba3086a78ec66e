import { romeDay } from '../../model/index.ts';

/** Monotonic milliseconds. Not `performance.now()`: loading `performance` takes 2 ms. */
export function milliseconds(): number {
  return process.uptime() * 1_000;
}

/** The current date in Italy, YYYY-MM-DD: SdI counts days by it. */
export function today(now: Date = new Date()): string {
  // Not by Intl: loading the time zone data takes as long as checking a hundred invoices.
  return romeDay(now.toISOString()) ?? '';
}
