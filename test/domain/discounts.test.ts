import { describe, expect, it } from 'vitest';
import { afterSteps } from '../../src/domain/discounts.ts';
import { Decimal } from '../../src/model/decimal.ts';

const percent = (percentuale: string, tipo: 'SC' | 'MG' = 'SC') => ({ tipo, percentuale });
const amount = (importo: string, tipo: 'SC' | 'MG' = 'SC') => ({ tipo, importo });
const left = (from: string, ...steps: Parameters<typeof afterSteps>[1]) =>
  afterSteps(Decimal.parse(from) ?? Decimal.zero, steps).toText();

describe('discounts and surcharges, one after the other', () => {
  it.each([
    ['none', left('10.00'), '10.00'],
    ['percent', left('10.00', percent('10.00')), '9.00'],
    ['each on what is left', left('100.00', percent('10.00'), percent('10.00')), '81.00'],
    ['in their order', left('100.00', amount('10.00'), percent('10.00')), '81.00'],
    ['a surcharge', left('100.00', percent('10.00', 'MG'), amount('5.00', 'MG')), '115.00'],
    ['the amount wins', left('100.00', { tipo: 'SC', percentuale: '50.00', importo: '1.00' }), '99.00'],
    ['neither', left('100.00', { tipo: 'SC' }), '100.00'],
    ['neither, before another', left('100.00', { tipo: 'SC' }, percent('10.00')), '90.00'],
    ['nothing is rounded', left('0.01', percent('33.33')), '0.006667'],
    ['of a negative amount', left('-100.00', percent('10.00')), '-90.00'],
    ['all of it', left('7.77', percent('100.00'), percent('50.00')), '0.00'],
  ])('%s', (_, found, expected) => expect(found).toBe(expected));

  it('by percentage if both are given, on request', () => {
    const both = [{ tipo: 'SC', percentuale: '50.00', importo: '1.00' }, amount('2.00')];
    expect(afterSteps(Decimal.of(100), both, 'percentuale').toText()).toBe('48.00');
  });

  it('is exact for any realistic number of discounts', () => {
    const steps = Array.from({ length: 40 }, () => percent('50.00'));
    const halved = Array.from({ length: 40 }).reduce<bigint>((units) => units * 5n, 1n);
    expect(afterSteps(Decimal.of(1), steps).equals(Decimal.of(halved, 40))).toBe(true);
  });

  it('is exact up to four hundred decimals, and rounded to two hundred beyond', () => {
    const scaleAfter = (count: number): number =>
      afterSteps(
        Decimal.of(1),
        Array.from({ length: count }, () => percent('3.33')),
      ).scale;
    expect([scaleAfter(99), scaleAfter(100), scaleAfter(101), scaleAfter(102)]).toEqual([396, 400, 200, 204]);
  });

  it('keeps a bounded number of digits for any number of them', () => {
    const steps = Array.from({ length: 5_000 }, (_, i) => percent('3.33', i % 2 === 0 ? 'SC' : 'MG'));
    expect(afterSteps(Decimal.of(1_000), steps).scale).toBeLessThan(500);
  });
});
