/** Typed numbers, days and terms of payment. */
import { describe, expect, it } from 'vitest';
import { readDay, shownDay } from '../../src/cli/new/questions/day.ts';
import { readMoney, readNumber, readPercent, readQuantity } from '../../src/cli/new/questions/number.ts';
import { dueDays, readTerms } from '../../src/cli/new/questions/terms.ts';

const TODAY = '2026-11-21';

it.each([
  ['12', '12'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['-3,25', '-3.25'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234.567,8', '1234567.8'],
  ['1.234.567', '1234567'],
  ['1234,567', '1234.567'],
  ['1 234,50', '1234.50'],
  ["1'234,50", '1234.50'],
  ['0.125', '0.125'],
  ['0,125', '0.125'],
  ['1.234', { either: '1234', or: '1,2340' }],
  ['12,345', { either: '12345', or: '12,3450' }],
  ['1.2345', '1.2345'],
  ['N4', 'N4'],
])('the number %s is %s', (typed, expected) => {
  expect(readNumber(typed)).toEqual(expected);
});

it.each([
  ['€ 80', '80'],
  ['€80', '80'],
  ['80 €', '80'],
  ['80,00 euro', '80.00'],
  ['EUR 1.234,50', '1234.50'],
  ['80,-', '80'],
  ['-€ 5', '-€ 5'],
  ['cento', 'cento'],
])('the amount %s is %s', (typed, expected) => {
  expect(readMoney(typed)).toBe(expected);
});

it.each([
  ['22%', '22'],
  ['22 %', '22'],
  ['IVA 10%', '10'],
  ['2,5 per cento', '2.5'],
  ['22', '22'],
  ['N2.1', 'N2.1'],
])('the percentage %s is %s', (typed, expected) => {
  expect(readPercent(typed)).toBe(expected);
});

it.each([
  ['3', { number: '3' }],
  ['3 ore', { number: '3', unit: 'ore' }],
  ['2,5kg', { number: '2.5', unit: 'kg' }],
  ['1.000,5 m²', { number: '1000.5', unit: 'm²' }],
  ['tre', { number: 'tre' }],
])('the quantity %s', (typed, expected) => {
  expect(readQuantity(typed)).toEqual(expected);
});

it.each([
  ['21/11/2026', '2026-11-21'],
  ['5.3.2026', '2026-03-05'],
  ['05-03-26', '2026-03-05'],
  ['20/11', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['oggi', TODAY],
  ['Ieri', '2026-11-20'],
  ['31/02/2026', undefined],
  ['2026-13-01', undefined],
  ['11/21/2026', undefined],
  ['domani', undefined],
])('the day %s is %s', (typed, expected) => {
  expect(readDay(typed, TODAY)).toBe(expected);
});

it('a day is shown in the format of the language', () => {
  expect([shownDay(TODAY, 'it'), shownDay(TODAY, 'en')]).toEqual(['21/11/2026', TODAY]);
});

describe('terms', () => {
  it.each([
    ['30', '30', ['2026-12-21']],
    ['30EOM+10', '30EOM+10', ['2027-01-10']],
    ['30 gg', '30', ['2026-12-21']],
    ['30 giorni', '30', ['2026-12-21']],
    ['a 30 giorni', '30', ['2026-12-21']],
    ['30 gg d.f.', '30', ['2026-12-21']],
    ['30 gg data fattura', '30', ['2026-12-21']],
    ['30gg fm', '30EOM', ['2026-12-31']],
    ['30 gg f.m.', '30EOM', ['2026-12-31']],
    ['60 giorni fine mese', '60EOM', ['2027-01-31']],
    ['30 gg d.f.f.m.', '30EOM', ['2026-12-31']],
    ['30 gg fm + 10', '30EOM+10', ['2027-01-10']],
    ['30 gg fm il 10', '30EOM+10', ['2027-01-10']],
    ['fine mese', 'EOM', ['2026-11-30']],
    ['F.M.', 'EOM', ['2026-11-30']],
    ['a vista', '0', [TODAY]],
    ['vista fattura', '0', [TODAY]],
    ['rimessa diretta', '0', [TODAY]],
    [
      '30/60/90',
      [{ termini: '30' }, { termini: '60' }, { termini: '90' }],
      ['2026-12-21', '2027-01-20', '2027-02-19'],
    ],
    ['30-60 gg fm', [{ termini: '30EOM' }, { termini: '60EOM' }], ['2026-12-31', '2027-01-31']],
    ['31/12/2026', [{ data: '2026-12-31' }], ['2026-12-31']],
  ])('%s', (typed, expected, days) => {
    const terms = readTerms(typed, TODAY);
    expect(terms).toEqual(expected);
    expect(dueDays(terms ?? '', TODAY)).toEqual(days);
  });

  it.each(['30FMX', 'dopo', '30 mele', '', '1000'])('rejects %s', (typed) => {
    expect(readTerms(typed, TODAY)).toBeUndefined();
  });
});
