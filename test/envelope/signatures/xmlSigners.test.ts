import { expect, it } from 'vitest';
import { xmlSignersOf } from '../../../src/envelope/signatures/index.ts';
import { writeCertificate } from '../../support/certificateWriter.ts';

const NONE = { name: null, issuer: null, serial: null, notBefore: null, notAfter: null, time: null };
const ROSSI = {
  ...NONE,
  name: 'Mario Rossi',
  issuer: 'Prova CA',
  serial: '5e01',
  notBefore: '2025-01-01T00:00:00Z',
  notAfter: '2028-01-01T00:00:00Z',
};
const certificate = Buffer.from(writeCertificate()).toString('base64');
const inLines = certificate.replace(/.{64}/g, '$&&#13;\n');
const x509 = (text: string): string =>
  `<d:KeyInfo><d:X509Certificate>${text}</d:X509Certificate></d:KeyInfo>`;
const time = (text: string): string =>
  `<d:Object><x:SigningTime xmlns:x="urn:x">${text}</x:SigningTime></d:Object>`;
const signature = (...parts: readonly string[]): string =>
  `<d:Signature xmlns:d="http://www.w3.org/2000/09/xmldsig#">${parts.join('')}</d:Signature>`;
const root = (...parts: readonly string[]): string => `<a>${parts.join('')}</a>`;

const CASES: readonly (readonly [string, string | Uint8Array, readonly object[]])[] = [
  ['no signature', root(), []],
  ['certificate', root(signature(x509(certificate))), [ROSSI]],
  ['certificate in lines', root(signature(x509(inLines))), [ROSSI]],
  ['UTF-16', Buffer.from(`\ufeff${root(signature(x509(certificate)))}`, 'utf16le'), [ROSSI]],
  ['two certificates', root(signature(x509(certificate), x509('AAAA'))), [ROSSI]],
  ['no certificate', root(signature()), [NONE]],
  ['damaged certificate', root(signature(x509('AAAA'))), [NONE]],
  ['no base64', root(signature(x509('%'))), [NONE]],
  ['time', root(signature(time('2026-06-01T09:00:00Z'))), [{ ...NONE, time: '2026-06-01T09:00:00Z' }]],
  [
    'time without zone',
    root(signature(time(' 2026-06-01T09:00:00 '))),
    [{ ...NONE, time: '2026-06-01T09:00:00' }],
  ],
  ['invalid time', root(signature(time('2026-06-31T09:00:00Z'))), [NONE]],
  ['two signatures', root(signature(x509(certificate)), signature()), [ROSSI, NONE]],
  ['signature in a signature', root(signature(signature())), [NONE]],
  ['another namespace', root('<Signature/><!-- http://www.w3.org/2000/09/xmldsig# -->'), []],
  ['XML that is cut', root(signature(x509(certificate))).slice(0, -4), [ROSSI]],
  ['no XML', '{"http://www.w3.org/2000/09/xmldsig#": 1}', []],
  ['an unknown encoding', '<?xml version="1.0" encoding="x"?><a/>', []],
  ['1,000 signatures', root(signature().repeat(1000)), Array(64).fill(NONE)],
  ['200 levels', root(`${'<a>'.repeat(200)}${signature()}${'</a>'.repeat(200)}`), [NONE]],
];

it.each(CASES)('%s', (_, document, expected) => {
  expect(xmlSignersOf(document)).toEqual(expected);
});

it('200,000 elements', () => {
  const document = root(signature(`<d:Object>${'<b/>'.repeat(200_000)}</d:Object>`));
  expect(xmlSignersOf(document)).toEqual([NONE]);
});
