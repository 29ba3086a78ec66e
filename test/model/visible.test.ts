import { expect, it } from 'vitest';
import { visible } from '../../src/model/visible.ts';

it.each([
  ['a\u00adb', 'a<U+00AD>b'],
  ['a\u200bb', 'a<U+200B>b'],
  ['a\u2060b', 'a<U+2060>b'],
  ['a\ufe0fb', 'a<U+FE0F>b'],
  ['a\u{e0041}b', 'a<U+E0041>b'],
  ['a\u{e0101}b', 'a<U+E0101>b'],
  ['a\u202eb', 'a<U+202E>b'],
  ['a\u3164b', 'a<U+3164>b'],
  ['a\ufff9b', 'a<U+FFF9>b'],
  ['a\ufeffb', 'a<U+FEFF>b'],
  ['\u001b[2J', '␛[2J'],
  ['\u007f\u009b', '␡<U+009B>'],
  ['\ud800', '\ufffd'],
  ['è € 🙂 \u00a0', 'è € 🙂 \u00a0'],
])('%j is shown as %s', (text, shown) => {
  expect(visible(text)).toBe(shown);
});
