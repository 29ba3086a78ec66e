/** XAdES: signatures made with libxml2's canonical XML, and the attacks on them. */

import { webcrypto } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SignatureReport, verifyXades, webCrypto } from '../../../src/envelope/signatures/index.ts';
import { readInvoice } from '../../../src/xml/index.ts';
import { SAMPLE } from '../../support/sample.ts';
import { describeShared, shared } from '../../support/shared.ts';
import { certificateOf } from '../../support/signerWriter.ts';
import { signXades } from '../../support/signXades.ts';
import { runs } from '../../support/thorough.ts';
import { DOCUMENTS, SIGNED } from './xadesShapes.ts';

const crypto = webCrypto(webcrypto as unknown as Crypto);

async function verify(xml: string | Uint8Array): Promise<SignatureReport | undefined> {
  const bytes = typeof xml === 'string' ? new TextEncoder().encode(xml) : xml;
  return (await verifyXades(bytes, crypto))[0];
}

it.each(DOCUMENTS)('$name: $verdict', async ({ xml, verdict }) => {
  const { status, reasons = [], advice = [] } = (await verify(xml)) ?? {};
  expect([status, ...reasons, ...(status === 'valid' ? advice : [])].join(' ')).toBe(verdict);
});

it('each document is another', () => {
  expect(new Set(DOCUMENTS.map(({ xml }) => xml)).size).toBe(DOCUMENTS.length);
});

it('the report has the certificate and the time', async () => {
  const report = await verify(SIGNED);
  expect(report).toMatchObject({ format: 'XAdES', layer: null, certificates: [] });
  expect(report?.signingTime).toBe('2026-03-02T10:00:00Z');
  expect(report?.certificate?.der.length).toBe(415);
});

describe('encodings and line ends', () => {
  const BODY = SAMPLE.replace(/^<\?xml[^>]*>\n/, '').replace('Forno del Borgo', 'Caffè € 5');
  const signed = signXades(BODY);
  const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>\n${signed}`;
  const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
  it.each<[string, string | Uint8Array]>([
    ['UTF-8 without a declaration', signed],
    ['UTF-8 with a mark', `\ufeff${declared('UTF-8')}`],
    ['UTF-16', utf16(declared('UTF-16'))],
    ['UTF-16, the other order', utf16(declared('UTF-16')).swap16()],
    ['windows-1252', Buffer.from(declared('windows-1252').replace('€', '\x80'), 'latin1')],
    ['CRLF', declared('UTF-8').replaceAll('\n', '\r\n')],
    ['CR', declared('UTF-8').replaceAll('\n', '\r')],
    ['CRLF when it was signed', signXades(BODY.replaceAll('\n', '\r\n'))],
    ['references to CR', signXades(BODY.replace('Caffè', 'a&#13;b&#xD;\nc'))],
    [
      'references in attributes',
      signXades(BODY.replace('versione="FPR12"', 'versione="&#9;F&#10;PR&quot;12 "')),
    ],
    ['a comment', signXades(BODY.replace('<DatiTrasmissione>', '<!-- a --><DatiTrasmissione>'))],
    ['a comment added', signed.replace('<DatiTrasmissione>', '<!-- a --><DatiTrasmissione>')],
    ['an instruction', signXades(`<?a b?>${BODY}`)],
    ['CDATA', signed.replace('Caffè € 5', '<![CDATA[Caffè]]> € 5')],
  ])('%s: valid', async (_, file) => expect((await verify(file))?.status).toBe('valid'));

  it.each<[string, string | Uint8Array]>([
    ['a reference to CR added', signed.replace('Caffè', 'Caffè&#13;')],
    ['an instruction added', signed.replace('<DatiTrasmissione>', '<?a b?><DatiTrasmissione>')],
    ['another encoding declared', Buffer.from(declared('ISO-8859-1').replace('€', '\x80'), 'latin1')],
  ])('%s: broken', async (_, file) => expect((await verify(file))?.reasons).toEqual(['document']));

  it('a text', async () => expect((await verifyXades(declared('UTF-16'), crypto))[0]?.status).toBe('valid'));
});

it('without SigningCertificate, a foreign certificate does not fit the value', async () => {
  const change = (signature: string) =>
    signature.replace(/<xades:SigningCertificateV2>.*<\/xades:SigningCertificateV2>/, '');
  const foreign = Buffer.from(certificateOf('P-256')).toString('base64');
  const xml = signXades(SAMPLE, { change });
  expect(await verify(xml)).toMatchObject({ status: 'valid', advice: ['unnamed'] });
  const changed = xml.replace(/(<ds:X509Certificate>)[^<]*/, `$1${foreign}`);
  expect(await verify(changed)).toMatchObject({ status: 'broken', reasons: ['value'] });
});

it('an unsigned document has no report', async () => expect(await verify(SAMPLE)).toBeUndefined());

it('a document that was indented after signing is recognized', async () => {
  const compact = SAMPLE.replace(/>\s+</g, '><');
  const indented = signXades(compact).replace(/><(?!\/)/g, '>\n<');
  expect(await verify(indented)).toMatchObject({ status: 'broken', reasons: ['reformatted'] });
});

it('without a certificate, the signer is unknown', async () => {
  const report = await verify(
    SIGNED.replace(/<ds:X509Data>.*<\/ds:X509Data>/s, '<ds:KeyName>a</ds:KeyName>'),
  );
  expect(report).toMatchObject({ status: 'unknown', undecided: ['signer'] });
});

it('no change of one character is valid with another content', async () => {
  const original = readInvoice(SIGNED);
  const from = SIGNED.indexOf('<FatturaElettronicaHeader');
  const bytes = new TextEncoder().encode(SIGNED);
  let seed = 20_261_123;
  let broken = 0;
  for (let i = 0; i < runs(10_000); i += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const at = from + (seed % (bytes.length - from));
    const changed = bytes.slice();
    changed[at] = 0x21 + (((bytes[at] ?? 0) + 1 + (seed % 89)) % 94);
    if (changed[at] === bytes[at]) continue;
    const report = await verify(changed);
    if (report?.status === 'valid') {
      const read = readInvoice(changed);
      // The signature's own tag is not signed; a change there may make the structure invalid, not the content.
      const isSame = read.ok
        ? original.ok && JSON.stringify(read.invoice) === JSON.stringify(original.invoice)
        : at > SIGNED.indexOf('<ds:Signature');
      expect(isSame, `position ${at}`).toBe(true);
    } else broken += 1;
  }
  expect(broken).toBeGreaterThan(runs(10_000) * 0.8);
});

describeShared('published files', () => {
  it.each(['EU-LOTL-332.xml', 'IT-TSL-194-2023-09-26.xml'])('%s is valid', async (file) => {
    const report = await verify(readFileSync(join(shared.official, 'trust', file)));
    expect(report).toMatchObject({ status: 'valid', undecided: [] });
  });

  it('signed invoices that were indented after signing are broken', async () => {
    const folder = join(shared.corpus, 'files');
    const files = readdirSync(folder).filter((name) => name.startsWith('invopop__'));
    const reports = await Promise.all(files.map((name) => verify(readFileSync(join(folder, name)))));
    const signed = reports.filter((report) => report !== undefined);
    expect(signed.map(({ status }) => status)).toEqual(Array(12).fill('broken'));
    expect(signed.filter(({ reasons }) => reasons.join() === 'reformatted').length).toBe(11);
  });
});
