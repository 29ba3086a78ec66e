import { describe, expect, it } from 'vitest';
import { isNumberedByBuyer, isSameNumber, numberKey } from '../../src/domain/numbering.ts';

const base = { tipoDocumento: 'TD01', numero: '7', data: '2026-05-04' };

describe('two documents of one issuer', () => {
  it.each([
    ['the same', {}, false, true],
    ['another number', { numero: '07' }, false, false],
    ['another day of the year', { data: '2026-12-31' }, false, true],
    ['another day, with Art73', { data: '2026-12-31' }, true, false],
    ['the same day, with Art73', {}, true, true],
    ['another year', { data: '2025-05-04' }, false, false],
    ['a debit note', { tipoDocumento: 'TD05' }, false, true],
    ['a credit note', { tipoDocumento: 'TD04' }, false, false],
    ['a simplified credit note', { tipoDocumento: 'TD08' }, false, false],
  ])('%s', (_, changes, daily, same) => {
    const other = { ...base, ...changes };
    expect(isSameNumber(base, other, daily)).toBe(same);
    expect(isSameNumber(other, base, daily)).toBe(same);
    expect(numberKey(base, daily) === numberKey(other, daily)).toBe(same);
  });
});

describe('the party that numbers a document', () => {
  it.each([
    ['TD01', undefined, false],
    ['TD01', 'TZ', false],
    ['TD01', 'CC', true],
    ['TD17', undefined, true],
    ['TD21', undefined, false],
    ['TD27', null, false],
  ])('%s issued by %s: by the buyer %s', (type, issuer, byBuyer) => {
    expect(isNumberedByBuyer(type, issuer)).toBe(byBuyer);
  });
});
