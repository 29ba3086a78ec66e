/** Apart from the table of addresses, because mutants of the reader take minutes with these. */
import { expect, it } from 'vitest';
import { isAnyUri } from '../../src/xml/read/uri.ts';

it.each([
  ['as long as SdI takes', `http://a/${'a'.repeat(4_900_000)}`, true],
  ['longer than the stack of the engine', 'a'.repeat(19_000_000), false],
])('an address %s', (_, value, expected) => {
  expect(isAnyUri(value)).toBe(expected);
});
