import { describe, expect, it } from 'vitest';
import { cigFlaw, cupFlaw, type PublicCodeFlaw } from '../../../src/model/index.ts';

type Case = readonly [string, PublicCodeFlaw | undefined];

const cigs: readonly Case[] = [
  ['1234567CE7', undefined],
  ['ZB98B4A235', undefined],
  // Neither of these has the check digits of older codes.
  ['1234567CE8', undefined],
  ['A0123456B7', undefined],
  ['a0123456b7', undefined],
  ['', { flaw: 'length', length: 0 }],
  ['1234567CE', { flaw: 'length', length: 9 }],
  ['CIG 1234567CE7', { flaw: 'length', length: 14 }],
  ['1234567-CE', { flaw: 'characters', found: '-' }],
  ['1234567CÈ7', { flaw: 'characters', found: 'È' }],
  ['ESENTE', { flaw: 'wording' }],
  ['NON DOVUTO', { flaw: 'wording' }],
  ['-', { flaw: 'wording' }],
];

const cups: readonly Case[] = [
  ['J31B20000120001', undefined],
  ['123456789012345', undefined],
  ['', { flaw: 'length', length: 0 }],
  ['J31B2000012000', { flaw: 'length', length: 14 }],
  ['J31B200001200011', { flaw: 'length', length: 16 }],
  ['j31B20000120001', { flaw: 'characters', found: 'j' }],
  ['J31B 0000120001', { flaw: 'characters', found: ' ' }],
  ['NON PREVISTO', { flaw: 'wording' }],
];

describe('cigFlaw', () => {
  it.each(cigs)('%j: %j', (text, flaw) => {
    expect(cigFlaw(text)).toEqual(flaw);
  });
});

describe('cupFlaw', () => {
  it.each(cups)('%j: %j', (text, flaw) => {
    expect(cupFlaw(text)).toEqual(flaw);
  });
});
