import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutGlyphNames } from '../../src/render/pdf/glyphNames.ts';
import { OPTIONS } from './pdfContent.ts';

interface Font {
  readonly post: Readonly<Record<string, unknown>>;
}

const ofPdfkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'));
const { create } = ofPdfkit('fontkit') as { create(bytes: Uint8Array): Font };

const { regular } = OPTIONS.fonts;

it('are left out, and nothing else', () => {
  const { post } = create(withoutGlyphNames(regular));
  const { version, numberOfGlyphs, names: _, glyphNameIndex: _index, ...others } = create(regular).post;
  expect([version, numberOfGlyphs]).toEqual([2, 6_253]);
  expect(post).toEqual({ ...others, version: 3 });
});

it('the given font is not changed', () => {
  const before = Buffer.from(regular).toString('base64');
  expect(withoutGlyphNames(regular)).not.toBe(regular);
  expect(Buffer.from(regular).toString('base64')).toBe(before);
});

it.each<[what: string, bytes: Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['half of the header', regular.slice(0, 6)],
  ['half of a record', regular.slice(0, 20)],
  ['a font without the table itself', regular.slice(0, 1_000)],
  ['a compressed font', Uint8Array.from([0x77, 0x4f, 0x46, 0x46, ...regular.slice(4)])],
  ['a font without names', withoutGlyphNames(regular)],
])('%s is returned as it is', (_, bytes) => {
  expect(withoutGlyphNames(bytes)).toBe(bytes);
});
