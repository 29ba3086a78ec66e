/** Type and size of a public key (RFC 3279, RFC 5480, RFC 8017). */

import { elementsOf, type Member } from '../members.ts';
import { BIT_STRING, INTEGER, OID, SEQUENCE } from '../tags.ts';
import { oidIn } from '../values.ts';

/** Type and size of a public key. */
export type PublicKey =
  | { readonly type: 'RSA'; readonly bits: number }
  /** Null for any other curve. */
  | { readonly type: 'EC'; readonly curve: 'P-256' | 'P-384' | 'P-521' | null };

const RSA = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const EC = '1.2.840.10045.2.1';
/** First octet of a point (SEC 1 §2.3.3). */
const UNCOMPRESSED = 4;
const CURVES: ReadonlyMap<string | null, 'P-256' | 'P-384' | 'P-521'> = new Map([
  ['1.2.840.10045.3.1.7', 'P-256'],
  ['1.3.132.0.34', 'P-384'],
  ['1.3.132.0.35', 'P-521'],
]);

/** Octets of the exponent, mostly three; long ones would only cost time. */
const MAX_EXPONENT = 8;

interface KeyInfo {
  readonly oid: string | null;
  readonly parameters: Member | undefined;
  /** Octets of the key. */
  readonly octets: Uint8Array;
}

function keyInfo(spki: Uint8Array): KeyInfo | null {
  const [whole] = elementsOf(spki, { start: 0, end: spki.length }, 1) ?? [];
  if (whole?.tag !== SEQUENCE) return null;
  const [identifier, key, excess] = elementsOf(spki, whole) ?? [];
  if (identifier?.tag !== SEQUENCE || key?.tag !== BIT_STRING || excess !== undefined) return null;
  const [algorithm, parameters] = elementsOf(spki, identifier) ?? [];
  // Whole octets, whose number of unused bits is 0.
  if (algorithm?.tag !== OID || spki[key.start] !== 0) return null;
  return { oid: oidIn(spki, algorithm), parameters, octets: spki.subarray(key.start + 1, key.end) };
}

/** Returns the type of a SubjectPublicKeyInfo in DER; null for any other key. */
export function publicKeyOf(spki: Uint8Array): PublicKey | null {
  const info = keyInfo(spki);
  if (info === null) return null;
  const { oid, parameters, octets } = info;
  if (oid === RSA || oid === RSA_PSS) return rsaKey(octets);
  // RFC 5480 §2.2: the hybrid form is not accepted, because it is another encoding of the same key.
  if (oid !== EC || (octets[0] ?? 0) > UNCOMPRESSED) return null;
  const curve = parameters?.tag === OID ? CURVES.get(oidIn(spki, parameters)) : undefined;
  return { type: 'EC', curve: curve ?? null };
}

/** The octets of the key (subjectPublicKey), which key identifiers are derived from; null if it is damaged. */
export function keyOctetsIn(spki: Uint8Array): Uint8Array | null {
  return keyInfo(spki)?.octets ?? null;
}

/** The RSAPublicKey (RFC 8017 §A.1.1) in a SubjectPublicKeyInfo; null for any other, also one for RSASSA-PSS only. */
export function rsaPublicKeyIn(spki: Uint8Array): Uint8Array | null {
  const info = keyInfo(spki);
  return info?.oid === RSA ? info.octets : null;
}

/** Modulus and exponent, without leading zeros, of a key that {@link rsaPublicKeyIn} finds. */
export function rsaNumbersIn(spki: Uint8Array): RsaNumbers | null {
  const key = rsaPublicKeyIn(spki);
  return key && numbersIn(key);
}

/** The point of an EC key (SEC 1 §2.3.3), not compressed; null for any other. */
export function ecPointIn(spki: Uint8Array): Uint8Array | null {
  const info = keyInfo(spki);
  return info?.oid === EC && info.octets[0] === UNCOMPRESSED ? info.octets : null;
}

interface RsaNumbers {
  readonly modulus: Uint8Array;
  readonly exponent: Uint8Array;
}

function numbersIn(bytes: Uint8Array): RsaNumbers | null {
  const [whole] = elementsOf(bytes, { start: 0, end: bytes.length }, 1) ?? [];
  if (whole?.tag !== SEQUENCE) return null;
  const [modulus, exponent, excess] = elementsOf(bytes, whole) ?? [];
  if (modulus?.tag !== INTEGER || exponent?.tag !== INTEGER || excess !== undefined) return null;
  if (exponent.end - exponent.start > MAX_EXPONENT) return null;
  return { modulus: withoutZeros(bytes, modulus), exponent: withoutZeros(bytes, exponent) };
}

function withoutZeros(bytes: Uint8Array, { start, end }: Member): Uint8Array {
  let first = start;
  while (first < end && bytes[first] === 0) first += 1;
  return bytes.subarray(first, end);
}

function rsaKey(bytes: Uint8Array): PublicKey | null {
  const modulus = numbersIn(bytes)?.modulus;
  if (modulus === undefined) return null;
  return { type: 'RSA', bits: modulus.length * 8 - Math.clz32((modulus[0] ?? 0) << 24) };
}
