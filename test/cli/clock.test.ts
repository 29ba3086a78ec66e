import { describe, expect, it } from 'vitest';
import { today } from '../../src/cli/process/clock.ts';

/** Instants in UTC, and the day in Italy: one hour ahead in winter, two in summer. */
const instants: readonly (readonly [instant: string, day: string])[] = [
  ['2026-01-15T00:00:00Z', '2026-01-15'],
  ['2026-01-15T21:59:59Z', '2026-01-15'],
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
  ['2026-07-15T23:30:00Z', '2026-07-16'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  ['2028-02-28T23:30:00Z', '2028-02-29'],
  // The nights on which the clocks change: 29 March and 25 October 2026.
  ['2026-03-28T22:30:00Z', '2026-03-28'],
  ['2026-03-29T22:30:00Z', '2026-03-30'],
  ['2026-10-24T22:30:00Z', '2026-10-25'],
  ['2026-10-25T22:30:00Z', '2026-10-25'],
];

describe('the day in Italy', () => {
  it.each(instants)('at %s is %s', (instant, day) => {
    expect(today(new Date(instant))).toBe(day);
  });

  it('matches the time zone database at every hour of a year', () => {
    const rome = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome', dateStyle: 'short' });
    const start = Date.UTC(2026, 0, 1, 0, 30);
    const hours = Array.from({ length: 24 * 366 }, (_, hour) => new Date(start + hour * 3_600_000));
    expect(hours.filter((hour) => today(hour) !== rome.format(hour))).toEqual([]);
  });
});
