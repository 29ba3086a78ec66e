import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentIntervals as intervalsOfTheService } from '../../src/api/index.ts';
import {
  type DueDateOptions,
  dueDate,
  isPaymentInterval,
  isPaymentTerm,
  type PaymentTerm,
  paymentIntervals,
} from '../../src/build/terms/dueDate.ts';
import { runs } from '../support/thorough.ts';
import '../support/seed.ts';

const MONTHS: DueDateOptions = { counting: 'months' };

describe('due dates', () => {
  it('have the same intervals as the service', () => {
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
    // The end of the month after adding the days: 31 January + 30 is 2 March, in a leap year 1 March.
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
    // Beyond the service's names: any number of days, and days after the end of the month.
    ['0', '2026-11-21', '2026-11-21'],
    ['7', '2026-11-21', '2026-11-28'],
    ['14', '2026-11-21', '2026-12-05'],
    ['45', '2026-11-21', '2027-01-05'],
    ['45EOM', '2026-11-21', '2027-01-31'],
    ['EOM+10', '2026-11-21', '2026-12-10'],
    ['30EOM+10', '2026-11-21', '2027-01-10'],
    ['30EOM+15', '2026-11-21', '2027-01-15'],
    ['45EOMPLUS15', '2026-11-21', '2027-02-15'],
    ['EOM+31', '2026-01-05', '2026-03-03'],
    ['999', '2026-11-21', '2029-08-16'],
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
    'rejects the day %s',
    (from) => {
      expect(() => dueDate('30', from)).toThrow(RangeError);
    },
  );

  it.each([
    '',
    'EOM15',
    '30eom',
    '30 EOM',
    '030',
    '1000',
    '+10',
    '30+10',
    'PLUS15',
    'EOM+0',
    'EOM+1000',
    'EOMPLUS10',
    '30EOM+10 ',
    '-7',
    '1.5',
  ])('rejects the term %s', (term) => {
    expect([isPaymentInterval(term), isPaymentTerm(term)]).toEqual([false, false]);
    expect(() => dueDate(term as '30', '2026-11-21')).toThrow(RangeError);
  });

  it.each(['45', '0', '150EOMPLUS15', '30EOM+10'])(
    'accepts a term beyond the intervals of the service: %s',
    (term) => {
      expect([isPaymentInterval(term), isPaymentTerm(term)]).toEqual([false, true]);
    },
  );

  /** The same, computed with the platform's calendar. */
  function byDate(interval: string, from: string): string {
    const [days = '0'] = /^\d+/.exec(interval) ?? [];
    const day = new Date(`${from}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + Number(days));
    if (interval.includes('EOM')) day.setUTCMonth(day.getUTCMonth() + 1, 0);
    const [, more = '0'] = /(?:PLUS|\+)(\d+)$/.exec(interval) ?? [];
    day.setUTCDate(day.getUTCDate() + Number(more));
    return day.toISOString().slice(0, 10);
  }

  const number = fc.integer({ min: 1, max: 999 }).map(String) as fc.Arbitrary<`${bigint}`>;
  const terms: fc.Arbitrary<PaymentTerm> = fc.oneof(
    fc.constantFrom(...paymentIntervals),
    number,
    number.map((one) => `${one}EOM` as const),
    fc.tuple(number, number).map(([one, more]) => `${one}EOM+${more}` as const),
  );

  const days = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2400-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('match an independent calendar', () => {
    fc.assert(
      fc.property(terms, days, (interval, from) => {
        expect(dueDate(interval, from)).toBe(byDate(interval, from));
      }),
      { numRuns: runs(5000) },
    );
  });

  it('never precede their start, and a later start is never due earlier', () => {
    fc.assert(
      fc.property(terms, days, days, fc.constantFrom({}, MONTHS), (interval, a, b, options) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        const due = dueDate(interval, first, options);
        expect(due >= first).toBe(true);
        expect(due <= dueDate(interval, second, options)).toBe(true);
      }),
      { numRuns: runs(5000) },
    );
  });
});
