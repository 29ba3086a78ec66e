import { describe, expect, it } from 'vitest';
import { type IbanFlaw, ibanFlaw, ibanParts } from '../../../src/model/index.ts';

const ITALIAN = 'IT60X0542811101000000123456';

/** The examples in the IBAN registry for their countries. */
const RIGHT = [
  ITALIAN,
  'it60x0542811101000000123456',
  'SM86U0322509800000000270100',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
];

const flawed: readonly (readonly [string, IbanFlaw])[] = [
  ['', { flaw: 'form' }],
  ['IT60 X054 2811 1010 0000 0123 456', { flaw: 'form' }],
  ['1T60X0542811101000000123456', { flaw: 'form' }],
  ['ITX0X0542811101000000123456', { flaw: 'form' }],
  ['DE8937040044053201-3000', { flaw: 'form' }],
  ['DE89370400440', { flaw: 'form' }],
  ['IT60X054281110100000012345', { flaw: 'length', country: 'IT', length: 26, expected: 27 }],
  ['sm60X05428111010000001234567', { flaw: 'length', country: 'SM', length: 28, expected: 27 }],
  ['DE0437040044053201300', { flaw: 'length', country: 'DE', length: 21, expected: 22 }],
  ['FR1420041010050500013M026060', { flaw: 'length', country: 'FR', length: 28, expected: 27 }],
  ['no93860111179471', { flaw: 'length', country: 'NO', length: 16, expected: 15 }],
  // A country without an entry in the registry.
  ['US90370400440532013000', { flaw: 'check', expected: '88' }],
  ['IT6010542811101000000123456', { flaw: 'shape', part: 'cin', found: '1' }],
  ['IT60XO542811101000000123456', { flaw: 'shape', part: 'abi', found: 'O5428' }],
  ['IT60X05428I1101000000123456', { flaw: 'shape', part: 'cab', found: 'I1101' }],
  ['IT61X0542811101000000123456', { flaw: 'check', expected: '60' }],
  ['DE90370400440532013000', { flaw: 'check', expected: '89' }],
  // 1 modulo 97 like the valid 97, 98 and 02, but not valid check digits.
  ['GB00NWBK60161331926856', { flaw: 'check', expected: '97' }],
  ['GB01NWBK60161331926838', { flaw: 'check', expected: '98' }],
  ['GB99NWBK60161331926820', { flaw: 'check', expected: '02' }],
  // Check digits computed for a wrong CIN.
  ['IT65A0542811101000000123456', { flaw: 'cin', expected: 'X' }],
];

describe('ibanFlaw', () => {
  it.each(RIGHT)('%s is valid', (text) => {
    expect(ibanFlaw(text)).toBeUndefined();
  });

  it.each(flawed)('%j: %j', (text, flaw) => {
    expect(ibanFlaw(text)).toEqual(flaw);
  });

  it('rejects any changed digit', () => {
    const changes = [...ITALIAN].flatMap((was, i) =>
      /[0-9]/.test(was)
        ? [...'0123456789']
            .filter((other) => other !== was)
            .map((other) => ITALIAN.slice(0, i) + other + ITALIAN.slice(i + 1))
        : [],
    );
    expect(changes).toHaveLength(24 * 9);
    expect(changes.filter((change) => ibanFlaw(change)?.flaw !== 'check')).toEqual([]);
  });
});

describe('ibanParts', () => {
  it.each([
    [ITALIAN, ['IT', '60', 'X', '05428', '11101', '000000123456']],
    ['SM86U0322509800000000270100', ['SM', '86', 'U', '03225', '09800', '000000270100']],
    // The parts are returned even if the checks fail.
    ['IT00A01234567890ABCDEF12345', ['IT', '00', 'A', '01234', '56789', '0ABCDEF12345']],
  ])('%s', (text, [country, check, cin, abi, cab, account]) => {
    expect(ibanParts(text)).toEqual({ country, check, cin, abi, cab, account });
  });

  it.each(['DE89370400440532013000', 'IT60X054281110100000012345', 'IT60XO542811101000000123456', ''])(
    'are unknown for %j',
    (text) => {
      expect(ibanParts(text)).toBeUndefined();
    },
  );
});
