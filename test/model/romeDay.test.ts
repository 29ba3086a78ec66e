import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { romeDay } from '../../src/model/romeDay.ts';
import { runs } from '../support/thorough.ts';

describe('romeDay', () => {
  it.each([
    // Summer: two hours ahead of UTC.
    ['2026-06-01T21:59:59Z', '2026-06-01'],
    ['2026-06-01T22:00:00Z', '2026-06-02'],
    ['2026-06-01T23:30:00Z', '2026-06-02'],
    // Winter: one.
    ['2026-01-31T22:59:59.999Z', '2026-01-31'],
    ['2026-01-31T23:00:00Z', '2026-02-01'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    // Other zones.
    ['2026-06-01T23:59:59+02:00', '2026-06-01'],
    ['2026-06-02T00:00:00+02:00', '2026-06-02'],
    ['2026-06-02T00:30:00+14:00', '2026-06-01'],
    ['2026-03-01T00:30:00+14:00', '2026-02-28'],
    ['2024-03-01T00:30:00+14:00', '2024-02-29'],
    ['2026-01-01T00:30:00+14:00', '2025-12-31'],
    ['2026-06-01T23:30:00-14:00', '2026-06-02'],
    ['2026-06-01T24:00:00+02:00', '2026-06-02'],
    // The clock changes of 2026: 29 March and 25 October, at 01:00 UTC; and a year whose last Sunday is the 31st.
    ['2026-03-28T22:59:00Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:00Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:00Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2024-03-30T22:30:00Z', '2024-03-30'],
    ['2024-03-31T22:30:00Z', '2024-04-01'],
    // Without a zone, as written.
    ['2026-06-01T23:59:59', '2026-06-01'],
    ['2026-06-01T24:00:00', '2026-06-01'],
    ['12026-06-01T12:00:00Z', '12026-06-01'],
    ['0999-06-01T12:00:00Z', '0999-06-01'],
  ])('of %s is %s', (dateTime, day) => {
    expect(romeDay(dateTime)).toBe(day);
  });

  it.each([
    '',
    '2026-06-01',
    '2026-06-01T10:00',
    '2026-02-30T10:00:00Z',
    '2026-06-01T25:00:00Z',
    '2026-06-01 10:00:00Z',
    '01/06/2026',
    '-0001-06-01T10:00:00Z',
    '2026-06-01T10:00:00+15:00',
  ])('is null for %j', (text) => {
    expect(romeDay(text)).toBeUndefined();
  });

  it('matches the platform at any minute of a century', () => {
    const platform = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' });
    const min = new Date('1996-01-01T00:00Z');
    const max = new Date('2099-12-31T00:00Z');
    const minutes = fc.date({ min, max, noInvalidDate: true });
    fc.assert(
      fc.property(minutes, (instant) => {
        expect(romeDay(instant.toISOString())).toBe(platform.format(instant));
      }),
      { numRuns: runs(2000) },
    );
  });
});
