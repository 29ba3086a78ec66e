import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf as documentOfXml, type Opened, open } from '../../src/envelope/index.ts';
import type { FileKind } from '../../src/model/problem.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { cms } from '../support/cmsWriter.ts';
import { describeShared, projectRoot, shared } from '../support/shared.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const p7m = cms('<a/>');
const base64 = Buffer.from(p7m).toString('base64');
const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]);
const pec =
  'Return-Path: <>\r\nReceived: from a\r\n  by b\r\nX-Trasporto: posta-certificata\r\nSubject: x\r\n\r\n';

/** The asserted facts of a result, in one line: kind, form or reason, layers, flaws. */
const line = ({ kind, content, reason, layers, flaws }: Opened): string =>
  [kind ?? '-', content?.form ?? reason, layers.map((layer) => layer.kind).join('+') || '-', ...flaws].join(
    ' ',
  );

const cases: readonly (readonly [name: string, input: Uint8Array | string, expected: string])[] = [
  ['a.xml', '<a/>', 'xml xml -'],
  ['a.xml', encode('\ufeff<?xml version="1.0"?><a/>'), 'xml xml -'],
  ['', '<a/>', 'xml xml -'],
  ['a.p7m', '<a/>', 'xml xml - wrong-name'],
  ['a.xml.P7M', encode('<a/>'), 'xml xml - wrong-name'],
  ['a.zip', '{"a":1}', 'json json - wrong-name'],
  ['a.eml', '<a/>', 'xml xml - wrong-name'],
  ['a.json', '{"a":1}', 'json json -'],
  ['a.yaml', '{"a":1}', 'json json -'],
  ['a.yaml', 'a: b', 'yaml yaml -'],
  ['a.yml', 'From: me\nTo: you\n', 'yaml yaml -'],
  ['-', '# mine\nversione: FPR12', 'yaml yaml -'],
  ['a.p7m', p7m, 'p7m xml p7m'],
  ['a', p7m, 'p7m xml p7m'],
  ['a.eml', p7m, 'p7m xml p7m'],
  ['a.xml', p7m, 'p7m xml p7m wrong-name'],
  ['a.zip', p7m, 'p7m xml p7m wrong-name'],
  ['a.xml.p7m', base64, 'p7m xml p7m base64'],
  ['a', `-----BEGIN X-----\n${base64}`, 'p7m xml p7m pem'],
  ['-', `Content-Type: application/pkcs7-mime\n\n${base64}`, 'p7m xml p7m mime'],
  ['a.p7m', Buffer.from(p7m).toString('latin1'), 'p7m xml p7m'],
  ['a.p7m', Buffer.from(p7m).toString('utf8'), 'p7m structure p7m converted'],
  ['a.p7m', Buffer.from(base64).toString('base64'), 'p7m xml p7m base64'],
  ['a.txt', Buffer.from(base64).toString('base64'), 'p7m xml p7m base64'],
  ['a.p7m', Uint8Array.from([0x30, 0x82, 0, 0]), 'p7m truncated p7m'],
  ['a.p7m', 'x', 'p7m structure -'],
  ['a.p7m', Buffer.from('<a/><a/><a/><a/>').toString('base64'), 'p7m structure - base64'],
  ['a.p7m', cms(zip), 'p7m container p7m+zip'],
  ['a.zip', zip, 'zip container zip'],
  ['a.xml', zip, 'zip container zip'],
  ['a.eml', pec, 'mail container mail'],
  ['-', encode(pec), 'mail container mail'],
  ['a.mbox', 'From me@example.com Mon Jan  5 10:00:00 2026\nSubject: x\n\n', 'mail container mail'],
  ['a.txt', 'From me@example.com Mon Jan  5 10:00:00 2026\nSubject: x\n\n', 'mail container mail'],
  ['a.eml', 'Buongiorno', 'mail container mail'],
  ['a.txt', 'From: me', '- text -'],
  ['a.txt', 'Note\nFrom: me\nTo: you', '- text -'],
  ['a.txt', 'fattura n. 7', '- text -'],
  ['a.xml', '', '- empty -'],
  ['a.xml', new Uint8Array(), '- empty -'],
  ['a.yaml', ' \n', '- empty -'],
  ['a.xml', '%PDF-1.7\n', '- pdf -'],
  ['a.xml', '<!doctype html><p>', '- html -'],
  ['a.xml', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), '- binary -'],
];

describe('recognising files', () => {
  it.each(cases)('%s %j: %s', (name, input, expected) => {
    const opened = open(input, name);
    expect(line(opened)).toBe(expected);
    // The given input is read directly: nothing is copied or decoded.
    if (opened.content !== null && !/p7m|base64/.test(expected)) expect(opened.content.input).toBe(input);
  });
});

describe('the format given by the file name', () => {
  it.each([
    ['a.xml', 'xml'],
    ['A.XML', 'xml'],
    ['a.xml.p7m', 'p7m'],
    ['smime.p7s', 'p7m'],
    ['a.xml.pk7', 'p7m'],
    ['a.P7C', 'p7m'],
    ['a.yml', 'yaml'],
    ['a.eml', 'mail'],
    ['a.pdf', null],
    ['xml', null],
    ['toString', null],
    ['a.constructor', null],
    ['', null],
  ])('%s: %s', (name, named) => expect(open('<a/>', name).named).toBe(named));
});

/** The XML in a file; undefined without any. */
const xmlIn = (input: Uint8Array | string): Uint8Array | string | undefined => {
  const { content } = open(input);
  return content?.form === 'xml' ? content.input : undefined;
};

/** The document of XML; undefined for anything else. */
const documentOf = (input: Uint8Array | string): FileKind | null | undefined => {
  const xml = xmlIn(input);
  return xml === undefined ? undefined : documentOfXml(xml);
};

const PA = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const OLD = 'http://www.fatturapa.gov.it/sdi/fatturapa/v1';
const MESSAGES = 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const big = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16());
const invoice = `<p:FatturaElettronica versione="FPR12" xmlns:p="${PA}">`;
const long = `${invoice}<b>${'è'.repeat(20_000)}</b>`;

describe('recognising XML documents', () => {
  it.each<[string, Uint8Array | string, FileKind | null]>([
    ['an invoice', invoice, 'FPR12'],
    ['behind a comment', `<?xml version="1.0"?><!-- <a> -->\n${invoice}`, 'FPR12'],
    ['UTF-16 LE, cut in the middle', utf16(long), 'FPR12'],
    ['UTF-16 BE, cut in the middle', big(long), 'FPR12'],
    ['UTF-8, cut in the middle', encode(long), 'FPR12'],
    ['text, cut in the middle', long, 'FPR12'],
    ['format 1.0', `<n:FatturaElettronica versione="1.0" xmlns:n="${OLD}.0"/>`, 'SDI10'],
    ['format 1.1', `<FatturaElettronica versione="1.1" xmlns="${OLD}.1"/>`, 'SDI11'],
    ['a message', `<t:NotificaScarto xmlns:t="${MESSAGES}" versione="1.0"/>`, 'NS'],
    ['a message without a namespace', '<RicevutaConsegna/>', 'RC'],
    ['an unknown root', '<a/>', null],
    ['a versione that is none', `<p:FatturaElettronica versione="X" xmlns:p="${PA}"/>`, null],
    ['no element', '<!-- -->', null],
    ['a root that never ends', `<p:FatturaElettronica a="${'x'.repeat(10_000)}"/>`, null],
    ['bytes that are no text', Uint8Array.from([0x3c, 0x61, 0xff, 0x3e]), null],
  ])('%s: %s', (_, input, document) => expect(documentOf(input)).toBe(document));

  const folders = ['valid', 'invalid'].map((name) => join(projectRoot, 'fixtures', name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.xml'))
      .map((name) => join(folder, name)),
  );

  it('fixtures exist', () => expect(files.length).toBeGreaterThan(10));

  it.each(files)('%s: agrees with its reader', (file) => {
    const bytes = new Uint8Array(readFileSync(file));
    const { kind } = readInvoice(bytes);
    expect(documentOf(bytes) ?? null).toBe(kind);
  });
});

describeShared('the corpus', () => {
  it('agrees with its reader on every kind', () => {
    const folder = join(shared.corpus, 'files');
    const wrong = readdirSync(folder).filter((name) => {
      const bytes = new Uint8Array(readFileSync(join(folder, name)));
      const xml = xmlIn(bytes);
      return xml !== undefined && documentOfXml(xml) !== readInvoice(xml).kind;
    });
    expect(wrong).toEqual([]);
  });
});

describe('bad input', () => {
  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.string()), fc.string(), (input, name) => {
        const { content, reason } = open(input, name);
        expect((content === null) === (reason !== null)).toBe(true);
        if (content?.form === 'xml') documentOfXml(content.input);
      }),
    );
  });
});
