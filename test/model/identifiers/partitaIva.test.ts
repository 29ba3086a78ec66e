import { describe, expect, it } from 'vitest';
import { type PartitaIvaFlaw, partitaIvaFlaw } from '../../../src/model/index.ts';

const RIGHT = ['12345678903', '01234567897', '00764350567', '06488691004', '80000000002'];

const flawed: readonly (readonly [string, PartitaIvaFlaw])[] = [
  ['', { flaw: 'length', length: 0 }],
  ['1234567890', { flaw: 'length', length: 10 }],
  ['123456789030', { flaw: 'length', length: 12 }],
  ['012 3456 7897', { flaw: 'length', length: 13 }],
  ['RSSMRA80A01H501U', { flaw: 'length', length: 16 }],
  ['IT', { flaw: 'length', length: 2 }],
  ['ITALIA', { flaw: 'length', length: 6 }],
  ['FR12345678903', { flaw: 'length', length: 13 }],
  ['IT12345678903', { flaw: 'prefix', rest: '12345678903' }],
  ['it12345678903', { flaw: 'prefix', rest: '12345678903' }],
  ['IT123456789', { flaw: 'prefix', rest: '123456789' }],
  ['1234567890A', { flaw: 'characters' }],
  ['O1234567897', { flaw: 'characters' }],
  ['01234567 97', { flaw: 'characters' }],
  ['٠١٢٣٤٥٦٧٨٩٧', { flaw: 'characters' }],
  ['00000000000', { flaw: 'zeros' }],
  ['12345678901', { flaw: 'check', expected: '3' }],
  ['01234567890', { flaw: 'check', expected: '7' }],
  ['80000000000', { flaw: 'check', expected: '2' }],
  ['00000000001', { flaw: 'check', expected: '0' }],
];

describe('partitaIvaFlaw', () => {
  it.each(RIGHT)('%s is valid', (text) => {
    expect(partitaIvaFlaw(text)).toBeUndefined();
  });

  it.each(flawed)('%j: %j', (text, flaw) => {
    expect(partitaIvaFlaw(text)).toEqual(flaw);
  });

  it.each(RIGHT)('rejects any changed digit in %s by its check digit', (text) => {
    const flaws = oneFigureChanged(text).map((changed) => [changed, partitaIvaFlaw(changed)?.flaw]);
    expect(flaws).toHaveLength(99);
    expect(flaws.filter(([, flaw]) => flaw !== 'check')).toEqual([]);
  });

  it('the expected check digit makes the number valid', () => {
    // Not 80000000002: with a zero in place of its 8, the expected number is eleven zeros.
    for (const text of RIGHT.slice(0, -1).flatMap(oneFigureChanged)) {
      const flaw = partitaIvaFlaw(text);
      expect(flaw).toHaveProperty('expected');
      const mended = flaw?.flaw === 'check' ? text.slice(0, 10) + flaw.expected : text;
      expect(partitaIvaFlaw(mended)).toBeUndefined();
    }
  });
});

function oneFigureChanged(text: string): readonly string[] {
  return [...text].flatMap((figure, i) =>
    [...'0123456789']
      .filter((other) => other !== figure)
      .map((other) => text.slice(0, i) + other + text.slice(i + 1)),
  );
}
