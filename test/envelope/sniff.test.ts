import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Looks, sniff } from '../../src/envelope/index.ts';
import { beginning } from '../../src/envelope/sniff.ts';
import { describeShared, shared } from '../support/shared.ts';

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
const big = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const oid = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const der = Buffer.from([
  0x30,
  0x82,
  0x10,
  0x00,
  ...oid,
  0xa0,
  0x82,
  0x0f,
  0xf0,
  0x30,
  0x82,
  0x0f,
  0xec,
  2,
  1,
  1,
]);

const cases: readonly { name: string; input: Uint8Array | string; file?: string; looks: Looks }[] = [
  { name: 'no byte', input: bytes(), looks: 'empty' },
  { name: 'blanks', input: ' \r\n\t', looks: 'empty' },
  { name: 'a byte order mark alone', input: bytes(0xef, 0xbb, 0xbf), looks: 'empty' },
  { name: 'an XML declaration', input: '<?xml version="1.0"?><a/>', looks: 'xml' },
  { name: 'an element', input: '\n <p:FatturaElettronica', looks: 'xml' },
  { name: 'a DOCTYPE of ours', input: '<!DOCTYPE FatturaElettronica [', looks: 'xml' },
  { name: 'XML after a mark', input: bytes(0xef, 0xbb, 0xbf, 0x3c, 0x61), looks: 'xml' },
  { name: 'UTF-16 LE with a mark', input: utf16('\ufeff<?xml version="1.0"?>'), looks: 'xml' },
  { name: 'UTF-16 BE with a mark', input: big('\ufeff <?xml version="1.0"?>'), looks: 'xml' },
  { name: 'UTF-16 LE without a mark', input: utf16('<?xml version="1.0"?>'), looks: 'xml' },
  { name: 'UTF-16 JSON', input: utf16('\ufeff{"versione":"FPR12"}'), looks: 'json' },
  { name: 'something before the declaration', input: 'x<?xml version="1.0"?>', looks: 'xml' },
  { name: 'something before the root', input: 'From: me\n\n<ns2:FatturaElettronica ', looks: 'xml' },
  { name: 'an object', input: ' {"versione"', looks: 'json' },
  { name: 'an array', input: '[1', looks: 'json' },
  { name: 'a JSON number is no invoice', input: '12', looks: 'text' },
  { name: 'HTML', input: '<!doctype html><p>', looks: 'html' },
  { name: 'HTML without a doctype', input: '\n<HTML lang="it">', looks: 'html' },
  { name: 'an element named htmlx', input: '<htmlx/>', looks: 'xml' },
  { name: 'PDF', input: '%PDF-1.7\n', looks: 'pdf' },
  { name: 'zip', input: bytes(0x50, 0x4b, 3, 4, 20, 0), looks: 'zip' },
  { name: 'an empty zip', input: bytes(0x50, 0x4b, 5, 6, 0, 0), looks: 'zip' },
  { name: 'p7m in DER', input: new Uint8Array(der), looks: 'p7m' },
  { name: 'p7m in BER of unknown length', input: bytes(0x30, 0x80, ...oid, 0xa0, 0x80), looks: 'p7m' },
  { name: 'p7m in base64', input: der.toString('base64'), looks: 'p7m' },
  {
    name: 'p7m in base64 lines',
    input: `\r\n${der.toString('base64').replace(/.{8}/g, '$&\r\n')}`,
    looks: 'p7m',
  },
  { name: 'p7m in PEM', input: `-----BEGIN PKCS7-----\n${der.toString('base64')}`, looks: 'p7m' },
  {
    name: 'p7m in S/MIME',
    input: 'MIME-Version: 1.0\r\nContent-Type: application/pkcs7-mime;',
    looks: 'p7m',
  },
  { name: 'a certificate is no envelope', input: bytes(0x30, 0x82, 1, 2, 0x30, 0x82, 0, 1), looks: 'binary' },
  { name: 'PEM of a certificate', input: '-----BEGIN CERTIFICATE-----\nMIIB', looks: 'text' },
  { name: 'a damaged envelope by its name', input: bytes(0x30, 0x82, 0, 0), file: 'a.XML.P7M', looks: 'p7m' },
  { name: 'XML named p7m', input: '<a/>', file: 'a.p7m', looks: 'xml' },
  {
    name: 'text named p7m is recognized by its name',
    input: 'MOKCrAYJKuKAoEjigKDDtw0K',
    file: 'a.p7m',
    looks: 'p7m',
  },
  { name: 'other bytes', input: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), looks: 'binary' },
  { name: 'Latin-1 text', input: bytes(0x70, 0x65, 0x72, 0xf2), looks: 'text' },
];

describe('the apparent format of a file', () => {
  it.each(cases)('$name: $looks', ({ input, file, looks }) => {
    expect(sniff(input, file)).toBe(looks);
  });

  it('a MB of blanks is processed in linear time', () => {
    expect(sniff(`${' '.repeat(1_000_000)}<a/>`)).toBe('xml');
  });
});

describe('the first byte that is no blank', () => {
  const kinds = ['\0', ' ', '\r\n', '\t \r\n\0'];
  const lengths = [0, 1, 3, 61, 64, 65, 66, 67, 68, 127, 1_000];

  it.each(kinds)('after %j', (kind) => {
    for (const length of lengths) {
      for (const shift of [0, 1, 2, 3]) {
        const blanks = Buffer.from(`${length % 2 === 0 ? '' : '\ufeff'}${''.padEnd(length, kind)}`);
        const behind = [...Buffer.from('<\0 a')];
        const inMemory = Uint8Array.from([...Array<number>(shift).fill(0x61), ...blanks, ...behind]);
        expect(beginning(inMemory.subarray(shift))).toBe(blanks.length);
        expect(beginning(inMemory.subarray(shift, shift + blanks.length))).toBe(-1);
      }
    }
  });
});

describeShared('what the corpus looks like', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(shared.corpus, 'manifest.json'), 'utf8'));
  const entries = (Array.isArray(manifest) ? manifest : []) as { file: string; kind: string }[];

  it('distinguishes envelopes from XML', () => {
    const wrong = entries.filter(({ file, kind }) => {
      const name = file.replace(/^files\//, '');
      const content = new Uint8Array(readFileSync(join(shared.corpus, 'files', name)));
      return sniff(content, name) !== (kind.startsWith('p7m') ? 'p7m' : 'xml');
    });
    expect(entries.length).toBeGreaterThan(300);
    expect(wrong.map(({ file, kind }) => `${kind} ${file}`)).toEqual([]);
  });
});
