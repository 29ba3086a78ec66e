/** XML attached to PDF files: Factur-X, ZUGFeRD, and the PDF/A-3 of this package. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Member, members } from '../../src/public/envelope.ts';
import { zipOf } from '../support/zipBuilder.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const packed = (text: string): string => deflateSync(text).toString('latin1');

const XML = '<rsm:CrossIndustryInvoice/>';

/** A stream object. */
const stream = (number: number, dictionary: string, data: string, length = String(data.length)): string =>
  `${number} 0 obj\n<< ${dictionary} /Length ${length} >>\nstream\n${data}\nendstream\nendobj\n`;

const file = (name = '(factur-x.xml)', content = '5 0 R'): string =>
  `4 0 obj\n<< /Type /Filespec /F ${name} /UF ${name} /EF << /F ${content} >> /AFRelationship /Alternative >>\nendobj\n`;

const embedded = stream(5, '/Type /EmbeddedFile /Subtype /text#2Fxml', XML);

const pdf = (...objects: readonly string[]): Uint8Array =>
  bytes(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${objects.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF`,
  );

async function filesOf(input: Uint8Array): Promise<readonly (readonly [string, string | null])[]> {
  const found: (readonly [string, string | null])[] = [];
  for await (const member of members(input, { name: 'a.pdf' })) {
    if (member.is === 'file') found.push([member.path, await textOf(member)]);
  }
  return found;
}

async function textOf(member: Member): Promise<string | null> {
  const { bytes: content, reason } = await member.read();
  return content === null ? reason : new TextDecoder().decode(content);
}

const WHOLE = [['a.pdf!factur-x.xml', XML]];

/** Object 4 in a stream of objects. */
const objectStream = (): string => {
  const value = '<< /Type /Filespec /UF (factur-x.xml) /EF << /UF 5 0 R >> >>';
  const head = '4 0 ';
  return stream(9, `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`, packed(head + value));
};

describe('XML is found', () => {
  it.each<readonly [string, Uint8Array]>([
    ['as it is', pdf(file(), embedded)],
    ['compressed', pdf(file(), stream(5, '/Filter /FlateDecode', packed(XML)))],
    ['with a list of one filter', pdf(file(), stream(5, '/Filter [/FlateDecode]', packed(XML)))],
    ['by a length in another object', pdf(file(), stream(5, '', XML, '7 0 R'), '7 0 obj\n27\nendobj\n')],
    ['in a stream of objects', pdf(objectStream(), embedded)],
    ['in the last version of an object', pdf(file('(old.txt)'), file(), embedded)],
    ['behind text that looks like an object', pdf(stream(8, '', '5 0 obj (x) endobj'), file(), embedded)],
    [
      'with a name in UTF-16',
      pdf(
        file(`<FEFF${[...'factur-x.xml'].map((c) => `00${c.charCodeAt(0).toString(16)}`).join('')}>`),
        embedded,
      ),
    ],
    ['with escapes in its name', pdf(file('(factur\\055x\\.xml)'), embedded)],
    [
      'twice in the file',
      pdf(
        file(),
        `6 0 obj\n<< /Names [(a) << /UF (factur-x.xml) /EF << /F 5 0 R >> >>] >>\nendobj\n`,
        embedded,
      ),
    ],
  ])('%s', async (_, input) => {
    expect(await filesOf(input)).toEqual(WHOLE);
  });
});

describe('in an archive', () => {
  const hybrid = pdf(file(), embedded);

  it.each<readonly [string, Readonly<Record<string, Uint8Array>>, readonly string[]]>([
    ['a PDF with XML is a container', { 'f/x.pdf': hybrid }, ['a.pdf!f/x.pdf!factur-x.xml']],
    ['a PDF without XML is a file', { 'x.pdf': pdf() }, ['a.pdf!x.pdf']],
    [
      'a PDF beside its XML is a copy',
      { 'x.pdf': hybrid, 'X.xml': bytes(XML) },
      ['a.pdf!x.pdf', 'a.pdf!X.xml'],
    ],
    [
      'also beside its signed XML',
      { 'x.pdf': hybrid, 'x.xml.p7m': bytes('x') },
      ['a.pdf!x.pdf', 'a.pdf!x.xml.p7m'],
    ],
  ])('%s', async (_, entries, paths) => {
    const zip = zipOf(Object.entries(entries).map(([name, content]) => ({ name, content })));
    expect((await filesOf(zip)).map(([path]) => path)).toEqual(paths);
  });
});

describe('no container', () => {
  it.each<readonly [string, Uint8Array]>([
    ['without attached files', pdf()],
    ['with a picture', pdf(file('(logo.png)'), stream(5, '/Subtype /image#2Fpng', 'x'))],
    ['without the content', pdf(file())],
    ['cut', pdf(file(), embedded).subarray(0, 150)],
    ['with an open string', bytes(`%PDF-1.7\n1 0 obj (${'1 0 obj ('.repeat(1_000)}`)],
    ['with deep lists', bytes(`%PDF-1.7\n1 0 obj ${'['.repeat(10_000)}`)],
    ['with streams that do not end', bytes(`%PDF-1.7\n${'1 0 obj <<>> stream\n'.repeat(10_000)}`)],
  ])('%s', async (_, input) => {
    expect(await filesOf(input)).toEqual([]);
  });
});

describe('refused', () => {
  it.each<readonly [string, Uint8Array, string]>([
    ['another filter', pdf(file(), stream(5, '/Filter /LZWDecode', 'x')), 'method'],
    ['damaged data', pdf(file(), stream(5, '/Filter /FlateDecode', 'not deflate at all')), 'data'],
    ['a ratio', pdf(file(), stream(5, '/Filter /FlateDecode', packed(' '.repeat(3_000_000)))), 'ratio'],
  ])('%s', async (_, input, reason) => {
    expect(await filesOf(input)).toEqual([['a.pdf!factur-x.xml', reason]]);
  });

  it('an encrypted file', async () => {
    const text = new TextDecoder('latin1').decode(pdf(file(), embedded));
    const input = bytes(text.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard >>'));
    expect(await filesOf(input)).toEqual([['a.pdf!factur-x.xml', 'encrypted']]);
  });
});
