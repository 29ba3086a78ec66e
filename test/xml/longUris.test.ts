/** Apart from the table of addresses: a mutant of the reader takes minutes with this one. */
import { expect, it } from 'vitest';
import { isAnyUri } from '../../src/xml/read/uri.ts';

it('an address longer than the stack of the engine', () => {
  expect(isAnyUri('a'.repeat(19_000_000))).toBe(false);
});
