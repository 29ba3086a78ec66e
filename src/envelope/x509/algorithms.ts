/** Algorithms of signatures (RFC 4055, RFC 5754, RFC 5758), from their identifiers. */

import { elementsOf, type Member } from '../members.ts';
import type { Hash, SignatureAlgorithm } from '../signatures/crypto.ts';
import { INTEGER, OID, SEQUENCE } from '../tags.ts';
import { oidIn } from '../values.ts';

const HASH = 0xa0;
const MASK = 0xa1;
const SALT_LENGTH = 0xa2;
const TRAILER = 0xa3;

const HASHES: ReadonlyMap<string, Hash> = new Map([
  ['1.3.14.3.2.26', 'SHA-1'],
  ['2.16.840.1.101.3.4.2.1', 'SHA-256'],
  ['2.16.840.1.101.3.4.2.2', 'SHA-384'],
  ['2.16.840.1.101.3.4.2.3', 'SHA-512'],
]);

const RSA = 'RSASSA-PKCS1-v1_5';
const ALGORITHMS: ReadonlyMap<string, SignatureAlgorithm> = new Map([
  ['1.2.840.113549.1.1.5', { name: RSA, hash: 'SHA-1' }],
  ['1.2.840.113549.1.1.11', { name: RSA, hash: 'SHA-256' }],
  ['1.2.840.113549.1.1.12', { name: RSA, hash: 'SHA-384' }],
  ['1.2.840.113549.1.1.13', { name: RSA, hash: 'SHA-512' }],
  ['1.2.840.10045.4.1', { name: 'ECDSA', hash: 'SHA-1' }],
  ['1.2.840.10045.4.3.2', { name: 'ECDSA', hash: 'SHA-256' }],
  ['1.2.840.10045.4.3.3', { name: 'ECDSA', hash: 'SHA-384' }],
  ['1.2.840.10045.4.3.4', { name: 'ECDSA', hash: 'SHA-512' }],
]);

const RSA_PSS = '1.2.840.113549.1.1.10';
const MGF1 = '1.2.840.113549.1.1.8';

/** The OID of an AlgorithmIdentifier, and its parameters. */
export function algorithmIn(
  bytes: Uint8Array,
  identifier: Member,
): { readonly oid: string; readonly parameters: Member | undefined } | null {
  if (identifier.tag !== SEQUENCE) return null;
  const [algorithm, parameters, excess] = elementsOf(bytes, identifier) ?? [];
  if (algorithm?.tag !== OID || excess !== undefined) return null;
  const oid = oidIn(bytes, algorithm);
  return oid === null ? null : { oid, parameters };
}

/** The hash of an AlgorithmIdentifier; null for any other. */
export function hashIn(bytes: Uint8Array, identifier: Member): Hash | null {
  return HASHES.get(algorithmIn(bytes, identifier)?.oid ?? '') ?? null;
}

/** The algorithm of a signature, which names its hash; null for any other. */
export function signatureAlgorithmIn(bytes: Uint8Array, identifier: Member): SignatureAlgorithm | null {
  const found = algorithmIn(bytes, identifier);
  if (found?.oid === RSA_PSS) return pss(bytes, found.parameters);
  return ALGORITHMS.get(found?.oid ?? '') ?? null;
}

/** RSASSA-PSS-params (RFC 4055 §3.1), which must have one hash for both uses. */
function pss(bytes: Uint8Array, parameters: Member | undefined): SignatureAlgorithm | null {
  const list = parameters?.tag === SEQUENCE ? elementsOf(bytes, parameters) : null;
  if (list === null) return null;
  let hash: Hash | null = 'SHA-1';
  let mask: Hash | null = 'SHA-1';
  let saltLength = 20;
  let previous = 0;
  for (const field of list) {
    const [value, excess] = elementsOf(bytes, field) ?? [];
    if (value === undefined || excess !== undefined || field.tag <= previous) return null;
    previous = field.tag;
    if (field.tag === HASH) hash = hashIn(bytes, value);
    else if (field.tag === MASK) mask = maskIn(bytes, value);
    else if (field.tag === SALT_LENGTH) saltLength = smallInteger(bytes, value);
    else if (field.tag !== TRAILER || smallInteger(bytes, value) !== 1) return null;
  }
  return hash === null || hash !== mask || saltLength < 0 ? null : { name: 'RSA-PSS', hash, saltLength };
}

function maskIn(bytes: Uint8Array, value: Member): Hash | null {
  const mask = algorithmIn(bytes, value);
  return mask?.oid === MGF1 && mask.parameters !== undefined ? hashIn(bytes, mask.parameters) : null;
}

/** An INTEGER from 0 to 32767; -1 for any other. */
function smallInteger(bytes: Uint8Array, { tag, start, end }: Member): number {
  if (tag !== INTEGER || end - start > 2) return -1;
  const [first = 0xff, second] = bytes.subarray(start, end);
  if (first > 0x7f) return -1;
  return second === undefined ? first : first * 256 + second;
}
