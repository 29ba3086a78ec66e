/** Apart from the table of addresses: a mutant of the reader takes minutes with this one. */
import { expect, it } from 'vitest';
import { isAnyUri } from '../../src/xml/read/uri.ts';

it.each(['http://a/', ''])('%j and a text longer than any file', (start) => {
  expect(isAnyUri(`${start}${'a'.repeat(20_000_000)}`)).toBe(true);
});
