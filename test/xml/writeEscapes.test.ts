import { expect, it } from 'vitest';
import { escapeAttribute, escapeText } from '../../src/xml/writeEscapes.ts';

it.each([
  ['a&b', 'a&amp;b', 'a&amp;b'],
  ['<a>', '&lt;a&gt;', '&lt;a&gt;'],
  ['"a"', '"a"', '&quot;a&quot;'],
  ['a\tb', 'a\tb', 'a&#9;b'],
  ['a\nb', 'a\nb', 'a&#10;b'],
  ['a\rb', 'a&#13;b', 'a&#13;b'],
  ["a'b", "a'b", "a'b"],
])('%j is %j as text and %j in an attribute', (value, text, attribute) => {
  expect([escapeText(value), escapeAttribute(value)]).toEqual([text, attribute]);
});
