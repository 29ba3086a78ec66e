/** A table of texts finds each text, and no other, also among very many. */
import { expect, it } from 'vitest';
import { RecentTexts } from '../../src/operations/anonymize/recentTexts.ts';
import { TextTable } from '../../src/operations/anonymize/textTable.ts';

const MANY = 20_000;
const texts = Array.from({ length: MANY }, (_, i) =>
  i === 0 ? '' : `${i % 7 === 0 ? 'é' : 'a'}${i.toString(36)}`,
);

it.each([0, 1, 0x5bd1e995])(
  'texts are numbered in the order in which they are added (secret %i)',
  (secret) => {
    const table = new TextTable(secret);
    expect(texts.map((text) => table.find(text)).filter((number) => number >= 0)).toEqual([]);
    expect(texts.map((text) => table.add(text))).toEqual(texts.map((_, i) => i));
    expect(texts.map((text) => table.add(text))).toEqual(texts.map((_, i) => i));
    expect(texts.map((text) => table.find(text))).toEqual(texts.map((_, i) => i));
    expect([table.find('b'), table.find('a '), table.length]).toEqual([-1, -1, MANY]);
  },
);

it('a recent text is found under its own name and group only', () => {
  const recent = new RecentTexts();
  for (const text of texts) recent.set('word', text, `made of ${text}`);
  const found = texts.filter((text) => recent.get('word', text) !== undefined);
  expect(found.length).toBeGreaterThan(1_000);
  expect(found.map((text) => recent.get('word', text))).toEqual(found.map((text) => `made of ${text}`));
  expect(found.filter((text) => recent.get('cap', text) !== undefined)).toEqual([]);
});
