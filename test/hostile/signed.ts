/** Hostile signed files, by name: four times {@link LIMIT}, as signed files of attachments are large. */
import { NULL, number, writeCertificate } from '../support/certificateWriter.ts';
import { chunks, cms, element, integer, octets, oid, PKCS7, sequence, set } from '../support/cmsWriter.ts';
import {
  ATTRIBUTES,
  attribute,
  certificateOf,
  contentType,
  digest,
  issuerAndSerial,
  messageDigest,
  type SignerParts,
  signerInfo,
} from '../support/signerWriter.ts';
import { type SigningChanges, signXades } from '../support/signXades.ts';
import { fill, fillNumbered, invoice, LIMIT, LINE } from './build.ts';

const room = (): number => 4 * LIMIT;
const CERTIFICATE = certificateOf();
const SMALL = Buffer.from(invoice());

/** Copies of a part, as many as fit. */
function copies(part: Uint8Array, space = room()): Uint8Array {
  const count = Math.max(1, Math.floor(space / part.length));
  const all = new Uint8Array(count * part.length);
  for (let i = 0; i < count; i += 1) all.set(part, i * part.length);
  return all;
}

const attached = (size: number): string =>
  `<Allegati><NomeAttachment>a</NomeAttachment><Attachment>${'QUJD'.repeat(size / 4)}</Attachment></Allegati>`;

/** An invoice with an attachment. */
const large = (): Uint8Array => Buffer.from(invoice({ inBody: attached(room()) }));

const file = (
  parts: SignerParts,
  content: Uint8Array = SMALL,
  certificates: readonly Uint8Array[] = [CERTIFICATE],
): Uint8Array => cms(content, { certificates, signers: [signerInfo({ content, ...parts })] });

/** With this before the usual attributes; they are not signed again. */
const withAttributes = (first: Uint8Array): Uint8Array =>
  file({ signedAs: () => set(), writtenAs: (all) => element(0xa0, [first, ...all]) });

/** Elements in elements, as deep as fits. */
function deep(tag: number): Uint8Array {
  return copies(Uint8Array.of(tag, 0x80));
}

const withSigners = (content: Uint8Array, count: number, parts: SignerParts): Uint8Array => {
  const signer = signerInfo({ content, ...parts });
  return cms(content, { certificates: [CERTIFICATE], signers: Array(count).fill(signer) });
};

const unnamed = ({ type, digest }: { readonly type: Uint8Array; readonly digest: Uint8Array }) => [
  type,
  digest,
];

/** A key whose modulus has this many octets. */
function rsaCertificate(octetsOfModulus: number, exponent: readonly number[]): Uint8Array {
  const modulus = Buffer.alloc(octetsOfModulus, 0xff);
  const key = sequence(number([0, ...modulus]), number(exponent));
  const identifier = sequence(oid('1.2.840.113549.1.1.1'), NULL);
  return writeCertificate({ spki: sequence(identifier, element(0x03, [[0], key])) });
}

const RSA = { algorithm: sequence(oid('1.2.840.113549.1.1.11'), NULL), attributes: unnamed } as const;

export const signed: Readonly<Record<string, () => Uint8Array>> = {
  'an attachment': () => file({}, large()),
  'an attachment, 64 signatures': () => withSigners(large(), 64, {}),
  'an attachment, 64 signatures without attributes': () => withSigners(large(), 64, { attributes: null }),
  'an attachment in eight envelopes': () => {
    let content = large();
    for (let i = 0; i < 8; i += 1) content = file({}, content);
    return content;
  },
  // Where the lengths are wrong, the end of the root is searched for.
  'an attachment, cut after the content': () => file({}, large()).subarray(0, -7),
  'end tags that are almost those of the root, cut': () =>
    file({}, Buffer.from(invoice({ inBody: '</p:Fattur '.repeat(room() / 11) }))).subarray(0, -7),
  'an attachment in parts of 1000': () => {
    const content = large();
    const signers = [signerInfo({ content })];
    return cms(content, {
      written: chunks(content, 1000),
      certificates: [CERTIFICATE],
      signers,
      outer: 'indefinite',
    });
  },
  'parts without octets': () =>
    cms(SMALL, {
      written: element(0x24, [copies(Uint8Array.of(4, 0)), octets(SMALL)], 'indefinite'),
      certificates: [CERTIFICATE],
      signers: [signerInfo({ content: SMALL })],
    }),
  'in base64': () => Buffer.from(Buffer.from(file({}, large())).toString('base64')),
  certificates: () => file({}, SMALL, [copies(certificateOf('P-256', { serial: [1] })), CERTIFICATE]),
  'certificates with the serial number of the signer': () =>
    file({ attributes: unnamed }, SMALL, [copies(certificateOf('P-384')), CERTIFICATE]),
  'a certificate of 20 MB': () =>
    file({}, SMALL, [
      writeCertificate({ subject: sequence(copies(set(sequence(oid('2.5.4.3'), octets([65]))))) }),
    ]),
  'a key of 1 MB': () => file(RSA, SMALL, [rsaCertificate(LIMIT / 5, [1, 0, 1])]),
  'a key of 8192 bits, 64 signatures': () => {
    const signer = signerInfo({ content: SMALL, ...RSA, change: () => Buffer.alloc(1024, 0x7f) });
    const certificate = rsaCertificate(1024, [0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    return cms(SMALL, { certificates: Array(8).fill(certificate), signers: Array(64).fill(signer) });
  },
  'an exponent as long as the key': () =>
    file(RSA, SMALL, [rsaCertificate(512, [0x7f, ...Buffer.alloc(511, 0xff)])]),
  signatures: () => {
    const signer = signerInfo({ content: SMALL });
    return cms(SMALL, { certificates: [CERTIFICATE], signers: [copies(signer)] });
  },
  'empty signatures': () => cms(SMALL, { certificates: [CERTIFICATE], signers: [copies(sequence())] }),
  'an attribute of 20 MB': () => withAttributes(attribute('1.2.3', octets(new Uint8Array(room())))),
  attributes: () => withAttributes(copies(attribute('1.2.3', NULL))),
  'values of an attribute': () => withAttributes(sequence(oid('1.2.3'), set(copies(NULL)))),
  'elements in an attribute': () => withAttributes(attribute('1.2.3', sequence(copies(NULL)))),
  'sets to sort': () =>
    withAttributes(
      attribute('1.2.3', sequence(...Array(60).fill(set(copies(octets(new Uint8Array(300)), room() / 60))))),
    ),
  'an attribute without an end': () => withAttributes(deep(0x30)),
  'an OID of 20 MB': () =>
    withAttributes(sequence(element(0x06, [new Uint8Array(room()).fill(0x81)]), set())),
  'a type of content of 20 MB': () => {
    const type = element(0x06, [new Uint8Array(room()).fill(0x81)]);
    const content = sequence(type, element(0xa0, [octets(SMALL)]));
    const inner = sequence(integer(1), set(), content, set(signerInfo({ content: SMALL })));
    return sequence(oid(`${PKCS7}.2`), element(0xa0, [inner]));
  },
  'a digest of 20 MB': () =>
    file({ attributes: () => [contentType(), messageDigest(new Uint8Array(room()))] }),
  'a digest in parts of 1': () =>
    file({
      attributes: () => [contentType(), attribute(`${ATTRIBUTES}.4`, chunks(new Uint8Array(room() / 3), 1))],
    }),
  'a value of 20 MB': () => file({ change: () => new Uint8Array(room()) }),
  'a value of two long integers': () =>
    file({ change: () => sequence(number(new Uint8Array(room() / 2)), number(new Uint8Array(room() / 2))) }),
  'a serial number of 20 MB': () => file({ signer: issuerAndSerial([...new Uint8Array(LIMIT / 10)]) }),
  'a name of 20 MB': () =>
    file({
      signer: issuerAndSerial(undefined, sequence(copies(set(sequence(oid('2.5.4.3'), octets([65])))))),
    }),
  'named certificates': () => {
    const named = sequence(copies(sequence(octets(digest('sha256', CERTIFICATE)))));
    return file({
      attributes: () => [
        contentType(),
        messageDigest(digest('sha256', SMALL)),
        attribute(`${ATTRIBUTES}.16.2.47`, sequence(named)),
      ],
    });
  },
  'counter-signatures': () =>
    file({
      unsigned: (value) => [sequence(oid(`${ATTRIBUTES}.6`), set(copies(signerInfo({ content: value }))))],
    }),
  '64 signatures with 64 counter-signatures': () => {
    const counted = signerInfo({
      content: SMALL,
      unsigned: (value) => [attribute(`${ATTRIBUTES}.6`, ...Array(64).fill(signerInfo({ content: value })))],
    });
    return cms(SMALL, { certificates: [CERTIFICATE], signers: Array(64).fill(counted) });
  },
  'cut in the certificates': () => file({}, SMALL, [copies(CERTIFICATE)]).subarray(0, room() / 2),
};

/** Puts the signature of a small invoice into a document: all of it is canonicalized before the digests differ. */
function withSignature(xml: string, changes: SigningChanges = {}): string {
  const signature = /<ds:Signature .*<\/ds:Signature>/s.exec(signXades(invoice(), changes))?.[0] ?? '';
  const end = xml.lastIndexOf('</');
  return xml.slice(0, end) + signature + xml.slice(end);
}

/** Room next to a signature. */
const ROOM = (): number => LIMIT - 10_000;

const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const inclusive: SigningChanges = {
  change: (signature) => signature.replaceAll('http://www.w3.org/2001/10/xml-exc-c14n#', INCLUSIVE),
};
const DOCUMENT = /<ds:Reference URI="">.*?<\/ds:Reference>/;

/** Signed documents, by name. */
export const signedXml: Readonly<Record<string, () => string>> = {
  lines: () => withSignature(invoice({ lines: fill(LINE, ROOM()) })),
  'an attachment': () => withSignature(invoice({ inBody: attached(ROOM()) })),
  'many references of the document': () =>
    withSignature(invoice({ lines: fill(LINE, ROOM()) }), {
      change: (signature) => signature.replace(DOCUMENT, (found) => found.repeat(15)),
    }),
  'namespaces of the root': () => {
    const bindings = fillNumbered((n) => ` xmlns:n${n}="urn:${n}"`, ROOM() / 2);
    return withSignature(invoice({ rootAttributes: bindings, inBody: fill('<a/>', ROOM() / 2) }), inclusive);
  },
  'namespaces of each element': () =>
    withSignature(invoice({ inBody: fillNumbered((n) => `<a xmlns:n${n}="urn:${n}"/>`, ROOM()) }), inclusive),
  'namespaces in each other': () => {
    const open = Array.from({ length: 200 }, (_, n) => `<a xmlns:n${n}="urn:${n}">`).join('');
    return withSignature(invoice({ inBody: fill(open + '</a>'.repeat(200), ROOM()) }), inclusive);
  },
  attributes: () => withSignature(invoice({ rootAttributes: fillNumbered((n) => ` a${n}="${n}"`, ROOM()) })),
  Ids: () => withSignature(invoice({ inBody: fillNumbered((n) => `<a Id="${n}"/>`, ROOM()) })),
  'characters to escape': () => withSignature(invoice({ number: fill('&amp;', ROOM()) })),
  'references to characters': () => withSignature(invoice({ number: fill('&#13;', ROOM()) })),
  'line ends': () => withSignature(invoice({ number: fill('\r\n', ROOM()) })),
  comments: () => withSignature(invoice({ inBody: fill('<!---->', ROOM()) })),
  instructions: () => withSignature(invoice({ inBody: fill('<?a?>', ROOM()) })),
  signatures: () =>
    withSignature(
      invoice({ inBody: fill('<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>', ROOM()) }),
    ),
  'signatures that are never closed': () =>
    fill('<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">', LIMIT),
  'a value of 5 MB': () =>
    withSignature(invoice()).replace(/(<ds:SignatureValue>)/, `$1${'A'.repeat(ROOM())}`),
  'a certificate of 5 MB': () =>
    withSignature(invoice()).replace(/(<ds:X509Certificate>)/, `$1${'A'.repeat(ROOM())}`),
  'an expression of 5 MB': () =>
    withSignature(invoice(), {
      transforms: `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>not(${' '.repeat(ROOM())}</ds:XPath></ds:Transform>`,
    }),
  'a list of prefixes of 5 MB': () =>
    withSignature(invoice()).replace(
      '></ds:CanonicalizationMethod>',
      `><i:InclusiveNamespaces xmlns:i="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="${'a '.repeat(ROOM() / 2)}"/></ds:CanonicalizationMethod>`,
    ),
};
