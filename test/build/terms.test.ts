import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentIntervals as intervalsOfTheService } from '../../src/api/index.ts';
import {
  type DueDateOptions,
  dueDate,
  isPaymentInterval,
  paymentIntervals,
} from '../../src/build/terms/dueDate.ts';
import '../support/seed.ts';

const MONTHS: DueDateOptions = { counting: 'months' };

describe('due dates', () => {
  it('the intervals are those of the service', () => {
    expect([...paymentIntervals]).toEqual([...intervalsOfTheService]);
  });

  // Counted on a calendar: 21 November + 9 is 30 November, + 31 is 31 December, + 31 is 31 January.
  it.each([
    ['15', '2026-11-21', '2026-12-06'],
    ['30', '2026-11-21', '2026-12-21'],
    ['60', '2026-11-21', '2027-01-20'],
    ['90', '2026-11-21', '2027-02-19'],
    ['120', '2026-11-21', '2027-03-21'],
    ['150', '2026-11-21', '2027-04-20'],
    ['EOM', '2026-11-21', '2026-11-30'],
    ['30EOM', '2026-11-21', '2026-12-31'],
    ['60EOM', '2026-11-21', '2027-01-31'],
    ['90EOM', '2026-11-21', '2027-02-28'],
    ['120EOM', '2026-11-21', '2027-03-31'],
    ['150EOM', '2026-11-21', '2027-04-30'],
    ['EOMPLUS15', '2026-11-21', '2026-12-15'],
    ['30EOMPLUS15', '2026-11-21', '2027-01-15'],
    ['60EOMPLUS15', '2026-11-21', '2027-02-15'],
    ['90EOMPLUS15', '2026-11-21', '2027-03-15'],
    ['120EOMPLUS15', '2026-11-21', '2027-04-15'],
    // The end of the month is that which the days reach: 31 January + 30 is 2 March, in a leap year 1 March.
    ['30', '2026-01-31', '2026-03-02'],
    ['30EOM', '2026-01-31', '2026-03-31'],
    ['30', '2028-01-31', '2028-03-01'],
    ['30', '2100-01-31', '2100-03-02'],
    ['30EOM', '2028-01-30', '2028-02-29'],
    ['EOM', '2026-11-30', '2026-11-30'],
    ['EOMPLUS15', '2026-12-01', '2027-01-15'],
    ['15', '2026-12-31', '2027-01-15'],
    ['15', '2026-11-21+01:00', '2026-12-06'],
    ['EOM', '0999-02-01', '0999-02-28'],
  ] as const)('%s of %s', (interval, from, expected) => {
    expect(dueDate(interval, from)).toBe(expected);
  });

  it.each([
    ['30', '2026-01-31', '2026-02-28'],
    ['30EOM', '2026-01-31', '2026-02-28'],
    ['60EOM', '2026-12-31', '2027-02-28'],
    ['60', '2026-12-31', '2027-02-28'],
    ['90', '2026-11-30', '2027-02-28'],
    ['150', '2026-01-31', '2026-06-30'],
    ['15', '2026-01-31', '2026-02-15'],
    ['30EOMPLUS15', '2026-01-31', '2026-03-15'],
    ['EOM', '2026-01-31', '2026-01-31'],
  ] as const)('%s of %s in months of commerce', (interval, from, expected) => {
    expect(dueDate(interval, from, MONTHS)).toBe(expected);
  });

  it.each(['', '2026-02-30', '2026-1-1', '21/11/2026', '10000-01-01', '-2026-01-01'])(
    'no day: %s',
    (from) => {
      expect(() => dueDate('30', from)).toThrow(RangeError);
    },
  );

  it.each(['', '45', 'EOM15', '30eom', '30 EOM', '150EOMPLUS15', '0'])('no interval: %s', (interval) => {
    expect(isPaymentInterval(interval)).toBe(false);
    expect(() => dueDate(interval as '30', '2026-11-21')).toThrow(RangeError);
  });

  /** The same by the platform's calendar. */
  function byDate(interval: string, from: string): string {
    const [days = '0'] = /^\d+/.exec(interval) ?? [];
    const day = new Date(`${from}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + Number(days));
    if (interval.includes('EOM')) day.setUTCMonth(day.getUTCMonth() + 1, 0);
    if (interval.endsWith('PLUS15')) day.setUTCDate(day.getUTCDate() + 15);
    return day.toISOString().slice(0, 10);
  }

  const days = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2400-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('are those of an independent calendar', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentIntervals), days, (interval, from) => {
        expect(dueDate(interval, from)).toBe(byDate(interval, from));
      }),
      { numRuns: 5000 },
    );
  });

  it('are never before their start, and a later start is never due earlier', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentIntervals),
        days,
        days,
        fc.constantFrom({}, MONTHS),
        (interval, a, b, options) => {
          const [first, second] = a < b ? [a, b] : [b, a];
          const due = dueDate(interval, first, options);
          expect(due >= first).toBe(true);
          expect(due <= dueDate(interval, second, options)).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
