/** A table of texts finds each text, and no other, also among very many. */
import { expect, it } from 'vitest';
import { RecentTexts } from '../../src/operations/anonymize/recentTexts.ts';
import { TextTable } from '../../src/operations/anonymize/textTable.ts';

const MANY = 20_000;
const all = Array.from({ length: MANY }, (_, i) =>
  i === 0 ? '' : `${i % 7 === 0 ? 'é' : 'a'}${i.toString(36)}`,
);

it.each([
  // With these two, most texts have the hash of another.
  { secret: 0, count: MANY / 10 },
  { secret: 1, count: MANY / 10 },
  { secret: 0x5bd1e995, count: MANY },
])('$count texts are numbered in the order in which they are added (secret $secret)', ({ secret, count }) => {
  const texts = all.slice(0, count);
  const table = new TextTable(secret);
  expect(texts.map((text) => table.find(text)).filter((number) => number >= 0)).toEqual([]);
  expect(texts.map((text) => table.add(text))).toEqual(texts.map((_, i) => i));
  expect(texts.map((text) => table.add(text))).toEqual(texts.map((_, i) => i));
  expect(texts.map((text) => table.find(text))).toEqual(texts.map((_, i) => i));
  expect([table.find('b'), table.find('a '), table.length]).toEqual([-1, -1, count]);
});

it('a recent text is found under its own name and group only', () => {
  const recent = new RecentTexts();
  for (const text of all) recent.set('word', text, `made of ${text}`);
  const found = all.filter((text) => recent.get('word', text) !== undefined);
  expect(found.length).toBeGreaterThan(1_000);
  expect(found.map((text) => recent.get('word', text))).toEqual(found.map((text) => `made of ${text}`));
  expect(found.filter((text) => recent.get('cap', text) !== undefined)).toEqual([]);
});
