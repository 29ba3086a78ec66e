/** Shapes of signed files, each made from the same document. */
import {
  CERTIFICATE,
  chunks,
  cms,
  cmsData,
  element,
  integer,
  octets,
  PKCS7,
  SIGNER,
  sequence,
  set,
} from '../support/cmsWriter.ts';

/** Longer than the parts of the tables, and with bytes beyond ASCII. */
export const XML: Uint8Array = Buffer.from(`<?xml version="1.0"?><a>${'è'.repeat(1500)}</a>`);

const DER = cms(XML);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const lines = (text: string, end: string): string => text.replace(/.{64}/g, `$&${end}`);
const utf16 = (text: string): Uint8Array => Buffer.from(text, 'utf16le');
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const join = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part)));
const pem = (label: string, text: string, end = '\n'): string =>
  `-----BEGIN ${label}-----${end}${text}${end}-----END ${label}-----${end}`;
const cut = (bytes: Uint8Array, less: number): Uint8Array => bytes.subarray(0, bytes.length - less);
const inParts = (size: number, outer: 'der' | 'indefinite' = 'indefinite'): Uint8Array =>
  cms(XML, { written: chunks(XML, size), outer });

const CRLF = bytesOf(`<?xml version="1.0"?>\r\n<a>\r\n${'<b>\xe8</b>\r\n'.repeat(20)}</a>\r\n`);
const LONG_CRLF = bytesOf(`<?xml version="1.0"?>\r\n<a>${'<b>\xe8</b>\r\n'.repeat(2000)}</a>`);
const replaced = (bytes: Uint8Array, from: RegExp, to: string): Uint8Array =>
  bytesOf(Buffer.from(bytes).toString('latin1').replace(from, to));
const toLf = (bytes: Uint8Array): Uint8Array => replaced(bytes, /\r\n/g, '\n');
const toCrlf = (bytes: Uint8Array): Uint8Array => replaced(bytes, /\n/g, '\r\n');
const ascii = (bytes: Uint8Array): Uint8Array => replaced(bytes, /[\x80-\xff]/g, '?');

function nested(count: number): Uint8Array {
  let bytes = XML;
  for (let i = 0; i < count; i += 1) bytes = cms(bytes);
  return bytes;
}

function encoded(count: number): Uint8Array {
  let bytes = DER;
  for (let i = 0; i < count; i += 1) bytes = bytesOf(base64(bytes));
  return bytes;
}

const SIGNED_MAIL = [
  'MIME-Version: 1.0',
  'Content-Disposition: attachment; filename="smime.p7m"',
  'Content-Type: application/x-pkcs7-mime; smime-type=signed-data; name="smime.p7m"',
];

const SIGNATURE = cms('', { written: null });

/** A multipart/signed as openssl writes it. @param part The first part, with its header. */
function signedMail(
  part: Uint8Array | string,
  end = '\n',
  signature = lines(base64(SIGNATURE), end),
): Uint8Array {
  return join(
    [
      'MIME-Version: 1.0',
      'Content-Type: multipart/signed; protocol="application/x-pkcs7-signature";',
      ' micalg="sha-256"; boundary="----AB12"',
      '',
      'This is an S/MIME signed message',
      '',
      '------AB12',
      '',
    ].join(end),
    part,
    [
      '',
      '------AB12',
      'Content-Type: application/x-pkcs7-signature; name="smime.p7s"',
      'Content-Transfer-Encoding: base64',
      '',
      signature,
      '',
      '------AB12--',
      '',
    ].join(end),
  );
}

/** Quoted-printable with a soft line break. */
const QUOTED = [...XML]
  .map((byte) =>
    byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte),
  )
  .join('')
  .replace('<a>', '<a>=\r\n');

interface Shape {
  readonly shape: string;
  readonly bytes: Uint8Array;
  /** In alphabetical order. */
  readonly flaws: string;
}

/** Files whose content is read: [shape, bytes, flaws, number of envelopes]. */
const READ: readonly (readonly [string, Uint8Array, string, number?])[] = [
  ['DER', DER, ''],
  ['DER without certificates', cms(XML, { certificates: [] }), ''],
  ['DER without signers', cms(XML, { signers: [] }), ''],
  ['DER with two signers', cms(XML, { signers: [SIGNER, SIGNER] }), ''],
  ['DER with another type of content', cms(XML, { contentType: '1.2.3.4' }), ''],
  ['lengths with leading zeros', cms(XML, { outer: 'zeros' }), ''],
  ['CMS Data', cmsData(Buffer.from(XML).toString()), ''],
  ['BER, indefinite, parts of 1000', inParts(1000), ''],
  ['BER, indefinite, parts of 1024', inParts(1024), ''],
  ['BER, indefinite, parts of 1', inParts(1), ''],
  ['BER, indefinite, one octet string', cms(XML, { outer: 'indefinite' }), ''],
  ['parts in a definite length', cms(XML, { written: chunks(XML, 1000, 'der') }), ''],
  [
    'parts in parts',
    cms(XML, {
      written: element(0x24, [
        chunks(XML.subarray(0, 1500), 400),
        octets([]),
        chunks(XML.subarray(1500), 700, 'der'),
        element(0x24, []),
      ]),
    }),
    '',
  ],
  ['base64 in one line', bytesOf(base64(DER)), 'base64'],
  ['base64 in lines, LF', bytesOf(lines(base64(DER), '\n')), 'base64'],
  ['base64 in lines, CRLF', bytesOf(`${lines(base64(DER), '\r\n')}\r\n`), 'base64'],
  ['base64 without padding', bytesOf(base64(cms(XML.subarray(0))).replace(/=+$/, '')), 'base64'],
  ['base64 with more padding', bytesOf(`${base64(DER).replace(/=+$/, '')}===`), 'base64'],
  ['base64 in the alphabet for URLs', bytesOf(Buffer.from(DER).toString('base64url')), 'base64'],
  ['base64 in UTF-16', utf16(base64(DER)), 'base64'],
  ['base64 in UTF-16 with a mark', utf16(`\ufeff${lines(base64(DER), '\r\n')}`), 'base64'],
  ['base64 in UTF-16 BE', Buffer.from(utf16(`\ufeff${base64(DER)}`)).swap16(), 'base64'],
  ['base64 behind a mark of UTF-8', join(Uint8Array.of(0xef, 0xbb, 0xbf), base64(DER)), 'base64'],
  ['base64 twice', encoded(2), 'base64'],
  ['base64 three times', encoded(3), 'base64'],
  ['base64 of BER', bytesOf(base64(inParts(1000))), 'base64'],
  ['PEM, PKCS7', bytesOf(pem('PKCS7', lines(base64(DER), '\n'))), 'pem'],
  ['PEM, CMS, CRLF', bytesOf(pem('CMS', lines(base64(DER), '\r\n'), '\r\n')), 'pem'],
  ['PEM, label of a certificate', bytesOf(pem('CERTIFICATE', base64(DER))), 'pem'],
  ['PEM in one line', bytesOf(pem('PKCS7', base64(DER), '')), 'pem'],
  ['PEM behind text', bytesOf(`Bag Attributes\n${pem('PKCS7', base64(DER))}`), 'pem'],
  ['PEM in UTF-16', utf16(`\ufeff${pem('PKCS7', lines(base64(DER), '\r\n'), '\r\n')}`), 'pem'],
  ['PEM without an end', bytesOf(`-----BEGIN PKCS7-----\n${base64(DER)}`), 'pem'],
  ['S/MIME', bytesOf(`${SIGNED_MAIL.join('\n')}\n\n${lines(base64(DER), '\n')}\n`), 'mime'],
  ['S/MIME, CRLF', bytesOf(`${SIGNED_MAIL.join('\r\n')}\r\n\r\n${lines(base64(DER), '\r\n')}`), 'mime'],
  ['S/MIME, binary', join(`${SIGNED_MAIL.join('\r\n')}\r\n\r\n`, DER), 'mime'],
  ['multipart/signed', signedMail(XML), 'mime'],
  ['multipart/signed, CRLF', signedMail(XML, '\r\n'), 'mime'],
  ['multipart/signed, an empty header', signedMail(join('\n', XML)), 'mime'],
  ['multipart/signed, a header', signedMail(join('Content-Type: text/xml\r\n\r\n', XML), '\r\n'), 'mime'],
  [
    'multipart/signed, base64',
    signedMail(`Content-Transfer-Encoding: base64\n\n${lines(base64(XML), '\n')}\n`),
    'mime',
  ],
  [
    'multipart/signed, quoted-printable',
    signedMail(`Content-Transfer-Encoding: quoted-printable\r\n\r\n${QUOTED}`, '\r\n'),
    'mime',
  ],
  ['multipart/signed, cut in the signature', cut(signedMail(XML), 500), 'mime truncated'],
  ['two envelopes', nested(2), 'nested', 2],
  ['three envelopes', nested(3), 'nested', 3],
  ['eight envelopes', nested(8), 'nested', 8],
  ['base64 in an envelope', cms(base64(DER)), 'base64 nested', 2],
  ['PEM in BER', cms('', { written: chunks(bytesOf(pem('PKCS7', base64(DER))), 100) }), 'nested pem', 2],
  ['CRLF behind the end', join(DER, '\r\n'), 'trailing'],
  ['NULs behind the end', join(DER, '\0\0\0'), 'trailing'],
  ['another envelope behind the end', join(DER, cms('<b/>')), 'trailing'],
  ['rubbish behind BER', join(inParts(1000), 'rubbish'), 'trailing'],
  ['a mark before DER', join(Uint8Array.of(0xef, 0xbb, 0xbf), DER), 'leading'],
  ['a newline before DER', join('\r\n', DER), 'leading'],
  ['cut in the signature', cut(DER, 10), 'truncated'],
  ['cut in the certificates', cut(DER, SIGNER.length + 20), 'truncated'],
  ['cut behind the content', DER.subarray(0, Buffer.from(DER).indexOf(CERTIFICATE) - 3), 'truncated'],
  ['BER, cut in the certificates', cut(inParts(1000), SIGNER.length + 40), 'truncated'],
  ['BER without its last end-of-contents', cut(inParts(1000), 6), 'truncated'],
  ['outer lengths too long', cms(XML, { outer: { lie: 5 } }), 'lengths'],
  ['outer lengths too short', cms(XML, { outer: { lie: -5 } }), 'lengths'],
  ['UTF-8 with a mark', cms(join(Uint8Array.of(0xef, 0xbb, 0xbf), XML)), ''],
  ['UTF-16', cms(utf16('\ufeff<?xml version="1.0"?><a/>')), ''],
  ['windows-1252', cms(bytesOf('<?xml version="1.0" encoding="windows-1252"?><a>\x80</a>')), ''],
];

export const READABLE: readonly (Shape & { readonly envelopes: number })[] = READ.map(
  ([shape, bytes, flaws, envelopes = 1]) => ({ shape, bytes, flaws, envelopes }),
);

/** Files without a readable content: [shape, bytes, reason, flaws]. */
const REFUSED: readonly (readonly [string, Uint8Array, string, string?])[] = [
  ['detached', cms('', { written: null }), 'no-content'],
  ['detached, BER', cms('', { written: null, outer: 'indefinite' }), 'no-content'],
  ['certificates only', cms('', { written: null, signers: [] }), 'content-type'],
  ['empty content', cms(''), 'empty-content'],
  ['empty content in parts', cms('', { written: chunks(new Uint8Array(), 1) }), 'empty-content'],
  ['blank content', cms(' \r\n\0'), 'empty-content'],
  ['EnvelopedData', cms(XML, { type: `${PKCS7}.3` }), 'encrypted'],
  ['AuthEnvelopedData', cms(XML, { type: '1.2.840.113549.1.9.16.1.23' }), 'encrypted'],
  ['DigestedData', cms(XML, { type: `${PKCS7}.5` }), 'content-type'],
  ['time-stamped data', cms(XML, { type: '1.2.840.113549.1.9.16.1.31' }), 'content-type'],
  ['a certificate', CERTIFICATE, 'structure'],
  ['a PKCS#12', sequence(integer(3), cmsData('x'), set()), 'structure'],
  ['content of another type', cms('', { written: sequence(octets(XML)) }), 'structure'],
  ['cut in the content', DER.subarray(0, 900), 'truncated'],
  ['cut in the header', DER.subarray(0, 20), 'truncated'],
  ['BER, cut in a part', inParts(1000).subarray(0, 1700), 'truncated'],
  ['BER, cut between parts', inParts(1000).subarray(0, 60 + 1004), 'truncated'],
  ['base64, cut in the content', bytesOf(base64(DER).slice(0, 1001)), 'truncated', 'base64'],
  ['multipart/signed, cut in the content', signedMail(XML).subarray(0, 900), 'truncated', 'mime'],
  ['multipart/signed, no base64', signedMail(XML, '\n', '(none)'), 'structure'],
  [
    'multipart/signed, another signature',
    signedMail(XML, '\n', '-----BEGIN PGP SIGNATURE-----'),
    'structure',
    'mime',
  ],
  ['nine envelopes', nested(9), 'limit', 'nested'],
  ['ten envelopes', nested(10), 'limit', 'nested'],
  ['base64 six times', encoded(6), 'limit', 'base64'],
  ['base64 with another character', bytesOf(base64(DER).replace(/^(.{400})./, '$1%')), 'structure'],
  ['base64 with padding in it', bytesOf(base64(DER).replace(/^(.{400})./, '$1=')), 'structure'],
  ['base64 with a character too many', bytesOf(base64(DER).replace(/^(.{400})/, '$1%')), 'structure'],
  ['converted to UTF-8', Buffer.from(Buffer.from(DER).toString('utf8')), 'structure', 'converted'],
  ['converted from Latin-1', Buffer.from(Buffer.from(DER).toString('latin1')), 'structure', 'converted'],
  [
    'converted, then base64',
    bytesOf(base64(Buffer.from(Buffer.from(DER).toString('utf8')))),
    'structure',
    'base64 converted',
  ],
  ['CRLF converted to LF', toLf(cms(CRLF)), 'structure', 'converted'],
  ['CRLF converted to LF, many lines', toLf(cms(LONG_CRLF)), 'structure', 'converted'],
  ['CRLF converted to LF, in two envelopes', toLf(cms(cms(CRLF))), 'structure', 'converted truncated'],
  ['LF converted to CRLF', toCrlf(cms(toLf(CRLF))), 'structure', 'converted'],
  ['LF converted to CRLF, many lines', toCrlf(cms(toLf(LONG_CRLF))), 'structure', 'converted'],
  [
    'BER, CRLF converted to LF',
    toLf(cms(LONG_CRLF, { written: chunks(LONG_CRLF, 1000), outer: 'indefinite' })),
    'structure',
  ],
  ['converted to ASCII', ascii(DER), 'structure', 'converted'],
  ['BER, converted to ASCII', ascii(inParts(1000)), 'structure', 'converted'],
  [
    'cut in the content behind its root',
    cut(cms(`${'<?xml version="1.0"?><a></a>'}${' '.repeat(99)}`, { certificates: [], signers: [] }), 50),
    'truncated',
  ],
  [
    'cut in an envelope behind the root of the inner one',
    cms(DER).subarray(0, 60 + DER.length - 20),
    'truncated',
  ],
  ['text in it', cms('fattura n. 7'), 'payload'],
  ['JSON in it', cms('{"versione":"FPR12"}'), 'payload'],
  ['HTML in it', cms('<!doctype html><p>'), 'html'],
  ['PDF in it', cms('%PDF-1.7\n'), 'pdf'],
  ['an image in it', cms(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)), 'payload'],
  ['an archive in it', cms(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)), 'container'],
  ['a word', bytesOf('fattura'), 'structure'],
  ['a sentence', bytesOf('Questa fattura è firmata.'), 'structure'],
  ['a mail', bytesOf('Content-Type: text/plain\n\nciao'), 'structure'],
];

export const UNREADABLE: readonly (Shape & { readonly reason: string })[] = REFUSED.map(
  ([shape, bytes, reason, flaws = '']) => ({ shape, bytes, reason, flaws }),
);
