import { describe, expect, it } from 'vitest';
import { addressFields, isInItaly } from '../../src/domain/facts/addresses.ts';
import { allFields } from '../../src/model/index.ts';

describe('official numbers of a field in all addresses', () => {
  it.each([
    [
      'CAP',
      [3],
      ['1.2.2.3', '1.2.3.3', '1.4.2.3', '1.4.3.3'],
      ['1.2.6.3', '1.2.7.3', '1.3.2.4.3', '1.3.2.5.3'],
    ],
    [
      'Provincia, Nazione',
      [5, 6],
      ['1.2.2.5', '1.2.2.6', '1.2.3.5', '1.2.3.6', '1.4.2.5', '1.4.2.6', '1.4.3.5', '1.4.3.6'],
      ['1.2.6.5', '1.2.6.6', '1.2.7.5', '1.2.7.6', '1.3.2.4.5', '1.3.2.4.6', '1.3.2.5.5', '1.3.2.5.6'],
    ],
  ])('%s', (_, places, ordinary, simplified) => {
    expect(addressFields(...places)).toEqual({ ordinary, simplified });
  });

  it.each(['ordinary', 'simplified'] as const)('are those of the grammar: %s', (kind) => {
    const caps = allFields(kind)
      .filter(({ name }) => name === 'CAP')
      .map(({ number }) => number);
    expect(caps).toEqual(expect.arrayContaining([...addressFields(3)[kind]]));
  });
});

it.each([
  ['IT', true],
  ['', true],
  ['SM', false],
])('an address with the country %j is in Italy: %s', (nazione, expected) => {
  expect(isInItaly({ indirizzo: 'Via Uno', cap: '00100', comune: 'Roma', nazione })).toBe(expected);
});
