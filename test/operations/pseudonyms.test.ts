import { describe, expect, it } from 'vitest';
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

it.each<[met: string, offered: readonly string[], taken: string]>([
  ['nothing', ['Bianchi', 'Verdi'], 'Bianchi'],
  ['Bianchi', ['Bianchi', 'Verdi'], 'Verdi'],
  ['BIANCHI', ['Bianchi', 'Verdi'], 'Verdi'],
])('after %s, a shared word for Rossi out of %j is %s', (met, offered, taken) => {
  const pseudonyms = new Pseudonyms('seed');
  pseudonyms.meet(met);
  expect(pseudonyms.shared('word', 'Rossi', offering(...offered))).toBe(taken);
});

it('a longer pseudonym is no value of the files either', () => {
  const pseudonyms = new Pseudonyms('seed');
  for (const end of ['', ...'abcdefghijklmnopqrstuvwxyz']) pseudonyms.meet(`Bianchi${end}`);
  const found = pseudonyms.of('name', 'Rossi', offering('Bianchi'));
  expect(found).toMatch(/^Bianchi[a-z]{2,}$/);
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

describe('a shared pseudonym', () => {
  const drawn = (pseudonyms: Pseudonyms, value: string, met?: string): string =>
    pseudonyms.shared('word', value, ({ chance }) => {
      const made = `${chance.below(10)}${chance.below(1_000)}`;
      return made === met ? value : made;
    });
  const many = Array.from({ length: 60_000 }, (_, i) => `word ${i}`);

  it('is the same again, also among more than are kept', () => {
    const pseudonyms = new Pseudonyms('seed');
    const made = many.map((value) => drawn(pseudonyms, value));
    expect(many.map((value) => drawn(pseudonyms, value))).toEqual(made);
  });

  it('is kept if it was not the first one drawn', () => {
    const pseudonyms = new Pseudonyms('seed');
    for (const value of many) drawn(pseudonyms, value);
    const first = drawn(new Pseudonyms('seed'), 'Rossi');
    const second = drawn(pseudonyms, 'Rossi', first);
    expect(second).not.toBe(first);
    expect(drawn(pseudonyms, 'Rossi')).toBe(second);
  });
});
