import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCausale } from '../../src/build/document/causale.ts';
import { cents, Decimal } from '../../src/build/index.ts';
import { floorCents, quotient, shareOut } from '../../src/model/quotient.ts';
import { transliterate } from '../../src/model/transliterate.ts';

const d = (text: string): Decimal => Decimal.parse(text)!;

describe('quotient, halves away from zero', () => {
  it.each([
    ['1', '3', 2, '0.33'],
    ['2', '3', 2, '0.67'],
    ['-2', '3', 2, '-0.67'],
    ['0.125', '1', 2, '0.13'],
    ['-0.125', '1', 2, '-0.13'],
    ['10', '-4', 0, '-3'],
    ['1000', '122', 8, '8.19672131'],
    ['99999999999.99999999', '0.00000001', 8, '9999999999999999999.00'],
  ])('%s / %s to %i places is %s', (a, b, places, expected) => {
    expect(quotient(d(a), d(b), places).equals(d(expected))).toBe(true);
  });
});

describe('floorCents, towards minus infinity', () => {
  it.each([
    ['1.239', 123n],
    ['-1.231', -124n],
    ['-1.23', -123n],
    ['5', 500n],
  ])('%s is %s', (text, expected) => {
    expect(floorCents(d(text))).toBe(expected);
  });
});

describe('shareOut', () => {
  it.each([
    ['10.00', ['1', '1', '1'], ['3.34', '3.33', '3.33']],
    ['10.01', ['33.33', '66.67'], ['3.34', '6.67']],
    ['-1.00', ['1', '1', '1'], ['-0.33', '-0.33', '-0.34']],
    ['1.00', ['-1', '-1'], ['0.50', '0.50']],
    ['1.00', ['3', '-1'], ['1.50', '-0.50']],
    ['0.01', ['0', '5'], ['0.00', '0.01']],
  ])('%s by %j', (amount, weights, expected) => {
    expect(shareOut(d(amount), weights.map(d))?.map((share) => share.toText())).toEqual(expected);
  });

  it('returns null for weights of zero', () => {
    expect(shareOut(d('1'), [d('1'), d('-1')])).toBeNull();
    expect(shareOut(d('1'), [])).toBeNull();
  });

  it('always adds up to the amount, with every share within a cent of its part', () => {
    const weight = fc.integer({ min: 0, max: 1_000_000 });
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(amount, fc.array(weight, { minLength: 1, maxLength: 9 }), (whole, weights) => {
        const sum = weights.reduce((all, one) => all + one, 0);
        fc.pre(sum > 0);
        const shares = shareOut(
          cents(whole),
          weights.map((one) => Decimal.of(one)),
        )!.map(({ units }) => Number(units));
        expect(shares.reduce((all, one) => all + one, 0)).toBe(whole);
        shares.forEach((share, index) => {
          expect(Math.abs(share * sum - whole * weights[index]!)).toBeLessThan(sum);
        });
      }),
    );
  });
});

describe('splitCausale', () => {
  it.each([
    ['', []],
    ['  a  b ', ['a b']],
    ['a'.repeat(200), ['a'.repeat(200)]],
    [`${'a'.repeat(200)} b`, ['a'.repeat(200), 'b']],
    [`${'a'.repeat(100)} ${'b'.repeat(100)}`, ['a'.repeat(100), 'b'.repeat(100)]],
    ['a'.repeat(201), ['a'.repeat(200), 'a']],
  ])('%#', (text, expected) => {
    expect(splitCausale(text)).toEqual(expected);
  });

  it('loses no word, and makes pieces of at most 200 characters', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zàè]{1,60}$/), { maxLength: 60 }), (words) => {
        const pieces = splitCausale(words.join(' '));
        expect(pieces.join(' ')).toBe(words.join(' '));
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('transliterate', () => {
  it.each([
    ['“5 €” – l’ora…', 'Latin1', '"5 EUR" - l\'ora...'],
    ['Città è già ß', 'Latin1', 'Città è già ß'],
    ['Città è già ß', 'BasicLatin', 'Citta e gia ss'],
    ['Łódź, Dvořák, Œuvre', 'Latin1', 'Lódz, Dvorák, OEuvre'],
    ['ﬁne １２３ ½', 'BasicLatin', 'fine 123 1/2'],
    ['Αθήνα', 'Latin1', 'Αθήνα'],
    ['e\u0301', 'Latin1', 'é'],
  ] as const)('%s in %s', (text, allowed, expected) => {
    expect(transliterate(text, allowed)).toBe(expected);
  });
});

describe('cents', () => {
  it.each([
    [12345, '123.45'],
    [-5, '-0.05'],
    [0, '0.00'],
    [10n ** 20n, '1000000000000000000.00'],
  ])('%s', (amount, text) => {
    expect(cents(amount).toText()).toBe(text);
  });

  it.each([0.5, Number.NaN, 2 ** 53])('rejects %s', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError);
  });
});
