/** Signed files of every form, and what is wrong with them. */
import { commonName, NULL, number } from '../../support/certificateWriter.ts';
import { chunks, cms, element, integer, octets, oid, PKCS7, sequence, set } from '../../support/cmsWriter.ts';
import {
  ATTRIBUTES,
  attribute,
  CONTENT,
  certificateOf,
  contentType,
  digest,
  ECDSA_WITH,
  issuerAndSerial,
  KEY_ID,
  keyIdentifier,
  messageDigest,
  RSA_ENCRYPTION,
  RSA_PSS,
  RSA_WITH,
  type SignerParts,
  signedFile,
  signerInfo,
  signingCertificate,
  signingCertificateV2,
  sorted,
} from '../../support/signerWriter.ts';

const OTHER = certificateOf('P-256', { subject: commonName('Anna Bianchi') });
const indefinite = (all: readonly Uint8Array[]): Uint8Array => element(0xa0, sorted(all), 'indefinite');
const reversed = (all: readonly Uint8Array[]): readonly Uint8Array[] => [...sorted(all)].reverse();

/** An envelope with this SignerInfo. */
export const withSigner = (signer: Uint8Array): Uint8Array =>
  cms(CONTENT, { certificates: [certificateOf()], signers: [signer] });
export const changed = (value: Uint8Array): Uint8Array =>
  value.map((octet, at) => (at === 20 ? octet ^ 1 : octet));
/** r and s of a value. */
const halves = (value: Uint8Array): readonly [Uint8Array, Uint8Array] => {
  const length = value[3] ?? 0;
  return [value.subarray(4, 4 + length), value.subarray(6 + length)];
};
const rebuilt = (build: (r: Uint8Array, s: Uint8Array) => Uint8Array): SignerParts => ({
  change: (value) => build(...halves(value)),
});
const EMPTY = sequence(octets([]));

const sha224 = sequence(oid('2.16.840.1.101.3.4.2.4'));

/** [name, the signer, advice] */
export const RIGHT: readonly (readonly [string, SignerParts, string?])[] = [
  ['ECDSA P-256', {}],
  ['ECDSA P-384', { key: 'P-384', hash: 'sha384', algorithm: ECDSA_WITH('sha384') }],
  ['ECDSA P-521', { key: 'P-521', hash: 'sha512', algorithm: ECDSA_WITH('sha512') }],
  ['ECDSA P-521, SHA-256', { key: 'P-521' }],
  ['ECDSA, type of the key as the algorithm', { algorithm: sequence(oid('1.2.840.10045.2.1')) }],
  ['ECDSA, SHA-1', { hash: 'sha1', algorithm: ECDSA_WITH('sha1') }, 'sha1'],
  ['rsaEncryption', { key: 'RSA 2048' }],
  ['RSA, SHA-1', { key: 'RSA 2048', hash: 'sha1', algorithm: RSA_WITH('sha1') }, 'sha1'],
  ['rsaEncryption, SHA-1', { key: 'RSA 2048', hash: 'sha1' }, 'sha1'],
  ['RSA, SHA-256', { key: 'RSA 2048', algorithm: RSA_WITH('sha256') }],
  ['RSA, SHA-384', { key: 'RSA 2048', hash: 'sha384', algorithm: RSA_WITH('sha384') }],
  ['RSA, SHA-512', { key: 'RSA 2048', hash: 'sha512', algorithm: RSA_WITH('sha512') }],
  [
    'RSA, two hashes, as named',
    { key: 'RSA 2048', hash: 'sha512', valueHash: 'sha256', algorithm: RSA_WITH('sha256') },
  ],
  [
    'RSA, two hashes, that of the content',
    { key: 'RSA 2048', hash: 'sha512', algorithm: RSA_WITH('sha256') },
  ],
  ['RSA 1024', { key: 'RSA 1024' }, 'short-key'],
  ['PSS', { key: 'RSA 2048', saltLength: 32, algorithm: RSA_PSS('sha256', 32) }],
  ['PSS, another salt', { key: 'RSA 2048', saltLength: 20, algorithm: RSA_PSS('sha256', 20) }],
  ['PSS, SHA-512', { key: 'RSA 2048', hash: 'sha512', saltLength: 64, algorithm: RSA_PSS('sha512', 64) }],
  ['without signed attributes', { attributes: null }, 'unnamed'],
  ['without attributes, RSA', { key: 'RSA 2048', attributes: null }, 'unnamed'],
  ['issuer in lower case', { signer: issuerAndSerial([0x5e, 1], commonName('prova ca')) }],
  ['by the identifier of the key', { signer: keyIdentifier }],
  [
    'by the identifier of the key, in parts',
    { signer: element(0xa0, [octets(KEY_ID.slice(0, 2)), octets(KEY_ID.slice(2))]) },
  ],
  [
    'without a certificate named',
    { attributes: ({ type, digest, time }) => [type, digest, time] },
    'unnamed',
  ],
  [
    'signing-certificate',
    { attributes: ({ type, digest }) => [type, digest, signingCertificate(certificateOf())] },
  ],
  [
    'both versions',
    { attributes: ({ type, digest, named }) => [type, digest, named, signingCertificate(certificateOf())] },
  ],
  [
    'signing-certificate-v2, SHA-512',
    { attributes: ({ type, digest }) => [type, digest, signingCertificateV2(certificateOf(), 'sha512')] },
  ],
  ['without a signing time', { attributes: ({ type, digest, named }) => [type, digest, named] }],
  [
    'an unknown attribute',
    { attributes: ({ type, digest, named }) => [type, digest, named, attribute('1.2.3', NULL)] },
  ],
  ['attributes in BER', { writtenAs: indefinite }, 'not-der-attributes'],
  [
    'attributes in another order, signed in DER',
    { writtenAs: (all) => element(0xa0, reversed(all)) },
    'not-der-attributes',
  ],
  [
    'attributes in another order, signed so',
    { signedAs: (all) => set(...reversed(all)), writtenAs: (all) => element(0xa0, reversed(all)) },
    'not-der-attributes',
  ],
  ['a length with zeros', { writtenAs: (all) => element(0xa0, sorted(all), 'zeros') }, 'not-der-attributes'],
  [
    'a digest in parts',
    {
      attributes: ({ type, named }) => [
        type,
        attribute(`${ATTRIBUTES}.4`, chunks(digest('sha256', CONTENT), 10)),
        named,
      ],
      signedAs: ([type, , named]) =>
        set(...sorted([type ?? NULL, messageDigest(digest('sha256', CONTENT)), named ?? NULL])),
    },
    'not-der-attributes',
  ],
];

/** [name, the signer, reasons and advice] */
export const BROKEN: readonly (readonly [string, SignerParts, string])[] = [
  [
    'another content',
    {
      attributes: ({ type, time, named }) => [
        type,
        messageDigest(digest('sha256', Buffer.from('<b/>'))),
        time,
        named,
      ],
    },
    'document',
  ],
  [
    'a digest of another hash',
    { attributes: ({ type, named }) => [type, messageDigest(digest('sha512', CONTENT)), named] },
    'document',
  ],
  ['no message-digest', { attributes: ({ type, named }) => [type, named] }, 'message-digest'],
  [
    'message-digest without a value',
    { attributes: ({ type, named }) => [type, attribute(`${ATTRIBUTES}.4`), named] },
    'message-digest',
  ],
  [
    'message-digest with two values',
    {
      attributes: ({ type, named }) => [
        type,
        attribute(`${ATTRIBUTES}.4`, octets(digest('sha256', CONTENT)), octets([])),
        named,
      ],
    },
    'message-digest',
  ],
  [
    'message-digest as an integer',
    { attributes: ({ type, named }) => [type, attribute(`${ATTRIBUTES}.4`, integer(1)), named] },
    'message-digest',
  ],
  [
    'message-digest twice',
    { attributes: ({ type, digest, named }) => [type, digest, digest, named] },
    'attributes unnamed',
  ],
  [
    'an unknown attribute twice',
    {
      attributes: ({ type, digest, named }) => [
        type,
        digest,
        named,
        attribute('1.2.3', NULL),
        attribute('1.2.3', integer(1)),
      ],
    },
    'attributes unnamed',
  ],
  ['no attributes in their list', { attributes: () => [] }, 'attributes unnamed'],
  [
    'a damaged attribute',
    { attributes: ({ type, digest, named }) => [type, digest, named, sequence(NULL)] },
    'attributes unnamed',
  ],
  ['no content-type', { attributes: ({ digest, named }) => [digest, named] }, 'content-type'],
  [
    'another content-type',
    { attributes: ({ digest, named }) => [contentType(`${PKCS7}.2`), digest, named] },
    'content-type',
  ],
  [
    'two values of content-type',
    {
      attributes: ({ digest, named }) => [
        attribute(`${ATTRIBUTES}.3`, oid(`${PKCS7}.1`), oid(`${PKCS7}.2`)),
        digest,
        named,
      ],
    },
    'content-type',
  ],
  [
    'another certificate named',
    { attributes: ({ type, digest }) => [type, digest, signingCertificateV2(OTHER)] },
    'signing-certificate',
  ],
  [
    'another one in the first version',
    { attributes: ({ type, digest, named }) => [type, digest, named, signingCertificate(OTHER)] },
    'signing-certificate',
  ],
  [
    'a named certificate without a digest',
    {
      attributes: ({ type, digest }) => [
        type,
        digest,
        attribute(`${ATTRIBUTES}.16.2.47`, sequence(sequence(EMPTY))),
      ],
    },
    'signing-certificate',
  ],
  [
    'an empty list of certificates',
    {
      attributes: ({ type, digest }) => [
        type,
        digest,
        attribute(`${ATTRIBUTES}.16.2.47`, sequence(sequence())),
      ],
    },
    'signing-certificate',
  ],
  [
    'two values of signing-certificate-v2',
    {
      attributes: ({ type, digest }) => [type, digest, attribute(`${ATTRIBUTES}.16.2.47`, EMPTY, sequence())],
    },
    'signing-certificate',
  ],
  ['a changed value', { change: changed }, 'value'],
  ['a changed value of RSA', { key: 'RSA 2048', change: changed }, 'value'],
  ['an empty value', { change: () => new Uint8Array() }, 'value'],
  ['the value of another signature', { signedAs: () => set(contentType()) }, 'value'],
  ['RSA as the algorithm of a curve', { algorithm: RSA_ENCRYPTION }, 'value'],
  ['another salt', { key: 'RSA 2048', saltLength: 20, algorithm: RSA_PSS('sha256', 32) }, 'value'],
  ['r and s without DER', rebuilt((r, s) => Buffer.concat([r.subarray(-32), s.subarray(-32)])), 'value'],
  [
    'bytes behind the value',
    rebuilt((r, s) => Buffer.concat([sequence(number(r), number(s)), NULL])),
    'value',
  ],
  ['a third integer', rebuilt((r, s) => sequence(number(r), number(s), integer(0))), 'value'],
  ['a longer length', rebuilt((r, s) => element(0x30, [number(r), number(s)], 'zeros')), 'value'],
  [
    'a length in a second octet',
    rebuilt((r, s) =>
      Buffer.concat(
        [[0x30, 0x81, r.length + s.length + 4], number(r), number(s)].map((part) => Uint8Array.from(part)),
      ),
    ),
    'value',
  ],
  ['zeros before r', rebuilt((r, s) => sequence(number([0, 0, ...r]), number(s))), 'value'],
  ['an r of 0', rebuilt((_, s) => sequence(number([0]), number(s))), 'value'],
  ['a negative r', rebuilt((r, s) => sequence(number([0x80, ...r]), number(s))), 'value'],
  ['an empty r', rebuilt((_, s) => sequence(number([]), number(s))), 'value'],
  [
    'an r of 33 octets',
    rebuilt((r, s) => sequence(number([1, ...Buffer.alloc(32), ...r]), number(s))),
    'value',
  ],
  ['octets in place of r', rebuilt((r, s) => sequence(octets(r), number(s))), 'value'],
  ['an indefinite length', rebuilt((r, s) => element(0x30, [number(r), number(s)], 'indefinite')), 'value'],
];

/** [name, the file, gap] */
export const UNKNOWN: readonly (readonly [string, Uint8Array, string])[] = [
  ['no certificate', cms(CONTENT, { certificates: [], signers: [signerInfo()] }), 'signer'],
  [
    'another certificate only',
    cms(CONTENT, { certificates: [certificateOf('P-256', { serial: [1] })], signers: [signerInfo()] }),
    'signer',
  ],
  [
    'another issuer',
    cms(CONTENT, {
      certificates: [certificateOf()],
      signers: [signerInfo({ signer: issuerAndSerial([0x5e, 1], commonName('Prova CA 2')) })],
    }),
    'signer',
  ],
  ['another identifier of a key', withSigner(signerInfo({ signer: element(0x80, [[1]]) })), 'signer'],
  [
    'no identifier of a key',
    cms(CONTENT, {
      certificates: [certificateOf('P-256', { extensions: [] })],
      signers: [signerInfo({ signer: element(0x80, []) })],
    }),
    'signer',
  ],
  ['another kind of identifier', withSigner(signerInfo({ signer: octets(KEY_ID) })), 'signer'],
  [
    'a damaged certificate',
    cms(CONTENT, { certificates: [certificateOf().subarray(0, -1)], signers: [signerInfo()] }),
    'signer',
  ],
  ['MD5', signedFile({ key: 'RSA 2048', hash: 'md5' }), 'algorithm'],
  [
    'SHA-224',
    withSigner(signerInfo({ algorithm: sequence(oid('1.2.840.113549.1.1.14'), NULL) })),
    'algorithm',
  ],
  ['Ed25519', withSigner(signerInfo({ algorithm: sequence(oid('1.3.101.112')) })), 'algorithm'],
  [
    'PSS without parameters',
    signedFile({ key: 'RSA 2048', saltLength: 20, algorithm: sequence(oid('1.2.840.113549.1.1.10')) }),
    'algorithm',
  ],
  [
    'PSS with two hashes',
    signedFile({ key: 'RSA 2048', saltLength: 32, algorithm: RSA_PSS('sha256', 32, 'sha1') }),
    'algorithm',
  ],
  [
    'a certificate named by SHA-224',
    signedFile({
      attributes: ({ type, digest }) => [
        type,
        digest,
        attribute(`${ATTRIBUTES}.16.2.47`, sequence(sequence(sequence(sha224, octets([1]))))),
      ],
    }),
    'algorithm',
  ],
  ['brainpool', signedFile({ key: 'brainpool' }), 'key'],
];
