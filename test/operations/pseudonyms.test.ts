import { expect, it } from 'vitest';
import { type Domain, Pseudonyms } from '../../src/operations/anonymize/pseudonyms.ts';

/** Offers these values one after the other, and repeats the last one. */
function offering(...values: readonly string[]): () => string {
  let at = -1;
  return () => {
    at = Math.min(at + 1, values.length - 1);
    return values[at] ?? '';
  };
}

it.each<[met: string, domain: Domain, offered: readonly string[], taken: string]>([
  ['nothing', 'name', ['Bianchi', 'Verdi'], 'Bianchi'],
  ['Bianchi', 'name', ['Bianchi', 'Verdi'], 'Verdi'],
  ['BIANCHI', 'name', ['Bianchi', 'Verdi'], 'Verdi'],
  ['bianchi', 'word', ['BIANCHI', 'VERDI'], 'VERDI'],
  ['00743110157', 'identifier', ['00743110157', '01234567890'], '01234567890'],
])('after %s, a %s for Rossi out of %j is %s', (met, domain, offered, taken) => {
  const pseudonyms = new Pseudonyms('seed');
  pseudonyms.meet(met);
  expect(pseudonyms.of(domain, 'Rossi', offering(...offered))).toBe(taken);
});

it('recognises a value of the files in any letter case, and no other value', () => {
  const pseudonyms = new Pseudonyms('seed');
  pseudonyms.meet('Straße 1');
  expect(['Straße 1', 'STRAßE 1', 'Straße', 'Straße 10'].map((one) => pseudonyms.isOriginal(one))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
