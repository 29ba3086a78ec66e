/** Indentation: it changes only white space, and a second time nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { InvoiceDocument } from '../../../src/cli/lsp/document.ts';
import { formatEdits } from '../../../src/cli/lsp/format.ts';
import { Places } from '../../../src/cli/lsp/ranges.ts';
import { type Finding, validate } from '../../../src/validate/index.ts';
import { corpusBytes, corpusFiles } from '../../support/corpus.ts';
import { describeShared, projectRoot } from '../../support/shared.ts';
import { fixture } from '../fixtures.ts';
import { applied } from './editor.ts';

const CHECKED = { asOf: '2026-06-15' } as const;

/** Null for a text that is not an invoice. */
function formatted(text: string): string | null {
  const settings = { language: 'en', file: 'a.xml', ...CHECKED } as const;
  const document = InvoiceDocument.read(text, settings);
  return document === null ? null : applied(text, formatEdits(document, new Places(text), '  '));
}

const keyOf = ({ code, id, path }: Finding): string => `${code} ${id} ${path}`;
const keysOf = (text: string): readonly string[] => validate(text, CHECKED).findings.map(keyOf).sort();
const solid = (text: string): string => text.replace(/\s+/g, '');

/** The objections to the formatted text. */
function objections(text: string, file: string): readonly string[] {
  const once = formatted(text);
  if (once === null || once === text) return [];
  const isSame = solid(once) === solid(text) && keysOf(once).join() === keysOf(text).join();
  return [
    ...(isSame ? [] : [`${file}: changes more than white space`]),
    ...(formatted(once) === once ? [] : [`${file}: is not formatted once`]),
  ];
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

it('of each fixture is complete', { timeout: 60_000 }, () => {
  const folder = join(projectRoot, 'fixtures');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!hostile).*\.(?:xml|json)$/.test(file),
  );
  expect(files.flatMap((file) => objections(decode(readFileSync(join(folder, file))), file))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

describeShared('of the corpus', () => {
  it('is complete', { timeout: 120_000 }, () => {
    const files = corpusFiles().filter(({ file, size }) => file.endsWith('.xml') && size < 500_000);
    expect(files.flatMap(({ file }) => objections(decode(corpusBytes(file)), file))).toEqual([]);
  });
});

const dense = (text: string): string => text.replace(/>\s+</g, '><');

it.each<[name: string, text: string]>([
  ['a tag without its end', fixture.malformed],
  ['a wrong end tag', dense(fixture.valid).replace('</Divisa>', '</Valuta>')],
  ['a tag that begins', dense(fixture.valid).replace('<Divisa>', '<Divi\n<Divisa>')],
  ['text after the root', `${dense(fixture.valid)}a`],
])('is none for %s', (_name, text) => {
  expect(formatted(text)).toBe(text);
});

it.each<[name: string, before: string, after: RegExp]>([
  [
    'a declaration',
    dense(fixture.valid),
    /^<\?xml [^>]*\?>\n<p:FatturaElettronica [^>]*>\n {2}<FatturaElettronicaHeader>\n/,
  ],
  ['a comment', dense(fixture.valid).replace('?>', '?>\n<!-- a --> '), /\?>\n<!-- a -->\n<p:/],
  ['nothing', dense(fixture.valid).replace(/^.*?\?>/, ''), /^<p:FatturaElettronica /],
  ['lines', fixture.valid.replace('?>', '?>\n\n'), /\?>\n\n+<p:/],
  ['CRLF', dense(fixture.valid).replace('<Divisa>', '\r\n<Divisa>'), /\?>\r\n<p:/],
])('puts the root on a line of its own after %s', (_name, before, after) => {
  expect(formatted(before)).toMatch(after);
});
