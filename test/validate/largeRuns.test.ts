import { expect, it } from 'vitest';
import { collidingKey, forgottenOf } from '../support/duplicateKeys.ts';

it.each<[string, (i: number) => string]>([
  ['in order', (i) => `IT01234567890 - 2026 ${i}`],
  ['chosen to share a hash', collidingKey],
])('20,000 documents of one run are all remembered, with numbers %s', (_, key) => {
  expect(forgottenOf(20_000, key)).toEqual([[], []]);
});
