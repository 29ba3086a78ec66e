import { romeDay } from '../../model/index.ts';

/** Monotonic milliseconds. Not `performance.now()`: loading `performance` takes 2 ms. */
export function milliseconds(): number {
  return process.uptime() * 1_000;
}

/** The date of the last minute that was asked for: servers ask for it with every request. */
let last = { minute: Number.NaN, day: '' };

/** The current date in Italy, YYYY-MM-DD: SdI counts days by it. */
export function today(now: Date = new Date()): string {
  const minute = Math.floor(now.getTime() / 60_000);
  // Not by Intl: loading the time zone data takes as long as checking a hundred invoices.
  if (minute !== last.minute) last = { minute, day: romeDay(now.toISOString()) ?? '' };
  return last.day;
}
