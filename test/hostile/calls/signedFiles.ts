/** Signed files given to `fattura open` and to the commands that read or edit the invoice inside. */
import { commonName, utf8, writeCertificate } from '../../support/certificateWriter.ts';
import { type CmsParts, chunks, cms, element, octets, oid, sequence, set } from '../../support/cmsWriter.ts';
import { signerInfo } from '../../support/signerInfo.ts';
import { fill, invoice, LINE } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

/** The size of all inputs. Under jiti, an import of `LIMIT` keeps its first value. */
const limit = (): number => fill('a').length;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const many = (part: Uint8Array): readonly Uint8Array[] =>
  Array(Math.max(1, Math.floor(limit() / part.length))).fill(part);
const filling = (text: string): string => text.repeat(Math.ceil(limit() / text.length));
const XML = invoice();

/** An attribute of a name that is not shown. */
const UNIT = set(sequence(oid('2.5.4.11'), utf8('a')));

const harmless = { 'a.p7m': cms(XML, { certificates: [writeCertificate()], signers: [signerInfo()] }) };

function opened(bytes: Uint8Array | string, exit: HostileCall['exit'] = 0): HostileCall {
  return { args: ['open', '-x', 'out', 'a.p7m'], files: { 'a.p7m': bytes }, harmless, exit };
}

const withParts = (parts: CmsParts): HostileCall => opened(cms(XML, parts));
const signedXml = (content: string): HostileCall =>
  opened(
    invoice({
      afterBody: `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${content}</ds:Signature>`,
    }),
  );

/** Small parts in each other, which double with each level. */
function doubled(levels: number): Uint8Array {
  let bytes: Uint8Array = octets(Buffer.from('a'));
  for (let i = 0; i < levels; i += 1) bytes = element(0x24, [bytes, bytes]);
  return bytes;
}

function edited(args: readonly string[]): () => HostileCall {
  return () => ({
    args: [...args, 'a.p7m'],
    files: { 'a.p7m': cms(invoice({ lines: fill(LINE) })) },
    harmless,
    exit: [0, 1],
  });
}

export const signedFiles: HostileCalls = {
  'a content of 5 MB': () => opened(cms(invoice({ lines: fill(LINE) }))),
  'parts of one octet': () => opened(cms('', { written: chunks(Buffer.from(XML.padEnd(limit() / 3)), 1) })),
  'empty parts': () =>
    opened(cms('', { written: element(0x24, [...many(octets([])), octets(Buffer.from(XML))]) })),
  'parts in each other': () => opened(cms('', { written: doubled(18) }), 1),
  'an octet string that opens for ever': () =>
    opened(cms('', { written: Buffer.alloc(limit(), '\x24\x80') }), 1),
  'elements that open for ever': () => opened(Buffer.alloc(limit(), '\x30\x80'), 1),
  'base64 with blanks': () => opened(`${filling(' ')}${base64(cms(XML))}`),
  'base64 with line breaks': () =>
    opened(base64(cms(XML)).replaceAll(/./g, `$&${'\n'.repeat(limit() / 20_000)}`)),
  'base64 in base64': () => opened(base64(Buffer.from(base64(cms(invoice({ lines: fill(LINE) })))))),
  'base64 of anything': () => opened(filling('QUJD'), 1),
  dashes: () => opened(filling('-'), 1),
  'beginnings of PEM': () => opened(filling('-----BEGIN PKCS7-----\n'), 1),
  'a header of mail': () => opened(`Content-Type: application/pkcs7-mime;${filling(' a=b;')}`, 1),
  certificates: () => withParts({ certificates: many(writeCertificate()), signers: [signerInfo()] }),
  signers: () => withParts({ certificates: [writeCertificate()], signers: many(signerInfo()) }),
  'signers with many certificates': () =>
    withParts({
      certificates: Array.from({ length: 300 }, (_, i) =>
        writeCertificate({ serial: [1, i >> 8, i & 0xff] }),
      ),
      signers: Array.from({ length: 64 }, (_, i) => signerInfo({ serial: [9, 9, i] })),
    }),
  'a long name': () => withParts({ signers: [signerInfo({ issuer: commonName(filling('a')) })] }),
  'a name of many attributes': () =>
    withParts({ signers: [signerInfo({ issuer: element(0x30, many(UNIT)) })] }),
  attributes: () =>
    withParts({ signers: [signerInfo({ attributes: many(sequence(oid('1.2.3'), set(utf8('a')))) })] }),
  'a long serial number': () =>
    withParts({ signers: [signerInfo({ serial: [...Buffer.alloc(100_000, 1)] })] }),
  'a certificate of 5 MB in the XML': () =>
    signedXml(`<ds:X509Certificate>${fill('MIIB')}</ds:X509Certificate>`),
  'certificates in the XML': () => signedXml(fill('<ds:X509Certificate>MIIB</ds:X509Certificate>')),
  'a signing time of 5 MB': () => signedXml(`<SigningTime>${fill('1')}</SigningTime>`),
  'signatures in each other': () =>
    signedXml(fill('<ds:Signature>'.repeat(200) + '</ds:Signature>'.repeat(200))),
  validate: edited(['validate']),
  show: edited(['show']),
};
