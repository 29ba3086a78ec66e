/** Writes SignerInfos with real signatures, with every deviation that the tables need. */
import { constants, createHash, sign } from 'node:crypto';
import {
  type CertificateParts,
  commonName,
  extension,
  type KeyName,
  keyNamed,
  NULL,
  number,
  utcTime,
  writeCertificate,
} from './certificateWriter.ts';
import { type CmsParts, cms, element, integer, octets, oid, PKCS7, sequence, set } from './cmsWriter.ts';

export type HashName = 'md5' | 'sha1' | 'sha256' | 'sha384' | 'sha512';

const HASHES: Readonly<Record<HashName, string>> = {
  md5: '1.2.840.113549.2.5',
  sha1: '1.3.14.3.2.26',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
};

export const hashIdentifier = (hash: HashName): Uint8Array => sequence(oid(HASHES[hash]), NULL);
export const digest = (hash: HashName, bytes: Uint8Array): Uint8Array =>
  createHash(hash).update(bytes).digest();

/** Identifiers of signature algorithms. */
export const RSA_ENCRYPTION: Uint8Array = sequence(oid('1.2.840.113549.1.1.1'), NULL);
export const RSA_WITH = (hash: 'sha1' | 'sha256' | 'sha384' | 'sha512'): Uint8Array =>
  sequence(oid(`1.2.840.113549.1.1.${{ sha1: 5, sha256: 11, sha384: 12, sha512: 13 }[hash]}`), NULL);
export const ECDSA_WITH = (hash: 'sha1' | 'sha256' | 'sha384' | 'sha512'): Uint8Array =>
  sequence(oid(`1.2.840.10045.4.${{ sha1: '1', sha256: '3.2', sha384: '3.3', sha512: '3.4' }[hash]}`));
export const RSA_PSS = (hash: HashName, saltLength: number, mask: HashName = hash): Uint8Array =>
  sequence(
    oid('1.2.840.113549.1.1.10'),
    sequence(
      element(0xa0, [hashIdentifier(hash)]),
      element(0xa1, [sequence(oid('1.2.840.113549.1.1.8'), hashIdentifier(mask))]),
      element(0xa2, [integer(saltLength)]),
    ),
  );

/** In the order of DER. */
export const sorted = (parts: readonly Uint8Array[]): readonly Uint8Array[] =>
  [...parts].sort((a, b) => Buffer.compare(a, b));

export const attribute = (type: string, ...values: Uint8Array[]): Uint8Array =>
  sequence(oid(type), set(...sorted(values)));

export const ATTRIBUTES = '1.2.840.113549.1.9';
export const contentType = (type = `${PKCS7}.1`): Uint8Array => attribute(`${ATTRIBUTES}.3`, oid(type));
export const messageDigest = (value: Uint8Array): Uint8Array => attribute(`${ATTRIBUTES}.4`, octets(value));
export const signingTime = (time: Uint8Array = utcTime('260302100000Z')): Uint8Array =>
  attribute(`${ATTRIBUTES}.5`, time);
export const signingCertificate = (der: Uint8Array): Uint8Array =>
  attribute(`${ATTRIBUTES}.16.2.12`, sequence(sequence(sequence(octets(digest('sha1', der))))));
export const signingCertificateV2 = (der: Uint8Array, hash: HashName = 'sha256'): Uint8Array => {
  const algorithm = hash === 'sha256' ? [] : [hashIdentifier(hash)];
  return attribute(
    `${ATTRIBUTES}.16.2.47`,
    sequence(sequence(sequence(...algorithm, octets(digest(hash, der))))),
  );
};

export interface SignerParts {
  readonly key?: KeyName;
  readonly serial?: readonly number[];
  readonly certificate?: Uint8Array;
  readonly content?: Uint8Array;
  readonly hash?: HashName;
  /** The hash of the value, if it is another. */
  readonly valueHash?: HashName;
  readonly algorithm?: Uint8Array;
  readonly saltLength?: number;
  /** SignerIdentifier. */
  readonly signer?: Uint8Array;
  /** The attributes, from the usual ones; null for none. */
  readonly attributes?: ((usual: UsualAttributes) => readonly Uint8Array[]) | null;
  /** The attributes as they are signed and as they are written, if not in DER. */
  readonly signedAs?: (attributes: readonly Uint8Array[]) => Uint8Array;
  readonly writtenAs?: (attributes: readonly Uint8Array[]) => Uint8Array;
  readonly unsigned?: (value: Uint8Array) => readonly Uint8Array[];
  readonly change?: (value: Uint8Array, data: Uint8Array) => Uint8Array;
}

export interface UsualAttributes {
  readonly type: Uint8Array;
  readonly digest: Uint8Array;
  readonly time: Uint8Array;
  readonly named: Uint8Array;
}

const SERIAL: readonly number[] = [0x5e, 0x01];

export const issuerAndSerial = (
  serial: readonly number[] = SERIAL,
  issuer: Uint8Array = commonName('Prova CA'),
): Uint8Array => sequence(issuer, number(serial));

export const KEY_ID: readonly number[] = [0xab, 1, 2, 3];
export const keyIdentifier: Uint8Array = element(0x80, [KEY_ID]);

const certificates = new Map<string, Uint8Array>();

/** A certificate of a key; the same for each call. */
export function certificateOf(key: KeyName = 'P-256', parts: CertificateParts = {}): Uint8Array {
  const id = key + JSON.stringify(parts);
  const usual = [
    extension('2.5.29.15', Uint8Array.of(3, 2, 6, 0x40), true),
    extension('2.5.29.14', octets(KEY_ID)),
  ];
  const der = certificates.get(id) ?? writeCertificate({ key, extensions: usual, ...parts });
  certificates.set(id, der);
  return der;
}

export const CONTENT: Uint8Array = Buffer.from('<?xml version="1.0"?><a>firmato</a>');

export function signerInfo({
  key = 'P-256',
  serial = SERIAL,
  certificate = certificateOf(key),
  content = CONTENT,
  hash = 'sha256',
  valueHash = hash,
  algorithm = key.startsWith('RSA') ? RSA_ENCRYPTION : ECDSA_WITH('sha256'),
  saltLength,
  signer = issuerAndSerial(serial),
  attributes = ({ type, digest, time, named }) => [type, digest, time, named],
  signedAs = (all) => set(...sorted(all)),
  writtenAs = (all) => element(0xa0, sorted(all)),
  unsigned,
  change = (value) => value,
}: SignerParts = {}): Uint8Array {
  const all =
    attributes?.({
      type: contentType(),
      digest: messageDigest(digest(hash, content)),
      time: signingTime(),
      named: signingCertificateV2(certificate),
    }) ?? null;
  const padding = saltLength === undefined ? {} : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength };
  const data = all === null ? content : signedAs(all);
  const value = change(sign(valueHash, data, { key: keyNamed(key), ...padding }), data);
  return sequence(
    integer(1),
    signer,
    hashIdentifier(hash),
    ...(all === null ? [] : [writtenAs(all)]),
    algorithm,
    octets(value),
    ...(unsigned === undefined ? [] : [element(0xa1, unsigned(value))]),
  );
}

/** An envelope with one signature. */
export const signedFile = (
  parts: SignerParts = {},
  more: readonly Uint8Array[] = [],
  form: Pick<CmsParts, 'written' | 'outer'> = {},
): Uint8Array => {
  const { content = CONTENT, certificate = certificateOf(parts.key), hash = 'sha256' } = parts;
  return cms(content, {
    certificates: [certificate, ...more],
    signers: [signerInfo(parts)],
    digests: [hashIdentifier(hash)],
    ...form,
  });
};
