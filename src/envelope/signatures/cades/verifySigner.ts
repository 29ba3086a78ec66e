/** Verifies one SignerInfo (RFC 5652 §5.6, RFC 5035). */

import { equal } from '../../equal.ts';
import { type Member, octetsIn } from '../../members.ts';
import { OID } from '../../tags.ts';
import type { Certificate } from '../../x509/certificate.ts';
import { ecdsaValue } from '../../x509/ecdsaValue.ts';
import type { Hash, SignatureCrypto } from '../crypto.ts';
import { type Findings, noFindings, type SignatureReport } from '../report.ts';
import { isShort, type ValueResult, type ValueToVerify, verifyValue } from '../signerKey.ts';
import { signatureAlgorithms } from './algorithms.ts';
import {
  attributesIn,
  byType,
  CONTENT_TYPE,
  MESSAGE_DIGEST,
  onlyValue,
  signedOctets,
  signingTimeIn,
} from './attributes.ts';
import { candidates } from './certificates.ts';
import { readSignerInfo, type SignerInfo } from './signerInfo.ts';
import { type NamedCertificate, namedCertificates } from './signingCertificate.ts';

/** 1.2.840.113549.1.7.1, id-data, as contents. */
const DATA = Uint8Array.of(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 1);

const COUNTER_SIGNATURE = '1.2.840.113549.1.9.6';
const MAX_COUNTER_SIGNATURES = 16;

/** The signed octets, and the certificates and cryptography to verify them with. */
export interface Signed {
  readonly bytes: Uint8Array;
  readonly certificates: readonly Certificate[];
  readonly crypto: SignatureCrypto;
  readonly budget: Budget;
  readonly content: Uint8Array;
  /** Returns the digest of the content; each hash is computed only once. */
  readonly digestOf: (hash: Hash) => Uint8Array | Promise<Uint8Array>;
  /** Contents of an OID; null for a counter-signature, whose content has no type (RFC 5652 §11.4). */
  readonly contentType: Uint8Array | null;
}

/** The verifications and octets that remain for all signatures of an envelope. */
export interface Budget {
  verifications: number;
  octets: number;
}

export interface SignerResult extends Pick<SignatureReport, 'certificate' | 'signingTime'> {
  readonly findings: Findings;
}

type Attributes = ReadonlyMap<string, readonly Member[]>;

export async function verifySigner(signed: Signed, element: Member): Promise<SignerResult> {
  const findings = noFindings();
  const { bytes } = signed;
  const info = readSignerInfo(bytes, element);
  if (info === null) {
    findings.reasons.add('structure');
    return { findings, certificate: null, signingTime: null };
  }
  if (info.digest === null) findings.undecided.add('algorithm');
  const attributes = await verifiedAttributes(signed, info, findings);
  const fitting = candidates(bytes, info.signer, signed.certificates);
  const named = await namedAmong(signed, fitting, attributes, findings);
  const certificate = await verifiedSigner(signed, info, named, findings);
  if (certificate !== null && isShort(certificate)) findings.advice.add('short-key');
  if (await hasBrokenCounterSignature(signed, info)) findings.advice.add('countersignature');
  return { findings, certificate, signingTime: signingTimeIn(bytes, attributes) };
}

/** Returns the signed attributes, after comparing those on the content; empty without any, or if they are damaged. */
async function verifiedAttributes(
  { bytes, contentType, digestOf }: Signed,
  { signedAttributes, digest }: SignerInfo,
  { reasons }: Findings,
): Promise<Attributes> {
  if (signedAttributes === null) {
    // RFC 5652 §5.3: any other content needs signed attributes.
    if (contentType !== null && !equal(contentType, DATA)) reasons.add('content-type');
    return new Map();
  }
  const attributes = byType(attributesIn(bytes, signedAttributes) ?? []);
  if (attributes === null || attributes.size === 0) {
    reasons.add('attributes');
    return new Map();
  }
  if (!hasContentType(bytes, attributes, contentType)) reasons.add('content-type');
  const value = onlyValue(attributes, MESSAGE_DIGEST);
  const written = value === null ? null : octetsIn(bytes, value);
  if (written === null) reasons.add('message-digest');
  else if (digest !== null && !equal(await digestOf(digest), written)) reasons.add('document');
  return attributes;
}

function hasContentType(bytes: Uint8Array, attributes: Attributes, expected: Uint8Array | null): boolean {
  if (expected === null) return !attributes.has(CONTENT_TYPE);
  const value = onlyValue(attributes, CONTENT_TYPE);
  return value?.tag === OID && equal(bytes.subarray(value.start, value.end), expected);
}

/** The certificates that the signature names, else all. */
async function namedAmong(
  { bytes, crypto }: Signed,
  fitting: readonly Certificate[],
  attributes: Attributes,
  { reasons, undecided, advice }: Findings,
): Promise<readonly Certificate[]> {
  const named = namedCertificates(bytes, attributes);
  if (named === null) reasons.add('signing-certificate');
  else if (named.length === 0) advice.add('unnamed');
  else if (named.some(({ hash }) => hash === null)) undecided.add('algorithm');
  const found: Certificate[] = [];
  for (const certificate of fitting) {
    if (await isNamed(certificate, named ?? [], crypto)) found.push(certificate);
  }
  if (fitting.length > 0 && found.length === 0) reasons.add('signing-certificate');
  return found.length === 0 ? fitting : found;
}

async function isNamed(
  { der }: Certificate,
  named: readonly NamedCertificate[],
  crypto: SignatureCrypto,
): Promise<boolean> {
  for (const { hash, digest } of named) {
    if (hash !== null && !equal(await crypto.digest(hash, der), digest)) return false;
  }
  return true;
}

/** Returns the certificate whose key made the value, else the first one. */
async function verifiedSigner(
  signed: Signed,
  info: SignerInfo,
  certificates: readonly Certificate[],
  { reasons, undecided, advice }: Findings,
): Promise<Certificate | null> {
  const { bytes, content } = signed;
  const algorithms = signatureAlgorithms(bytes, info.algorithm, info.digest);
  if (algorithms.length === 0) undecided.add('algorithm');
  if (info.digest === 'SHA-1' || algorithms[0]?.hash === 'SHA-1') advice.add('sha1');
  const [first = null] = certificates;
  if (first === null) undecided.add('signer');
  if (first === null || algorithms.length === 0) return first;
  const { der, written } =
    info.signedAttributes === null
      ? { der: content, written: null }
      : signedOctets(bytes, info.signedAttributes);
  if (written !== null) advice.add('not-der-attributes');
  const outcomes = new Set<ValueResult | 'limit'>();
  for (const certificate of certificates) {
    for (const algorithm of algorithms) {
      for (const data of [der, written]) {
        if (data === null) continue;
        const outcome = await tried(signed, certificate, { algorithm, value: info.value, data });
        if (outcome === 'valid') return certificate;
        outcomes.add(outcome);
      }
    }
  }
  if (outcomes.has('limit')) undecided.add('limit');
  else if (outcomes.has('key')) undecided.add('key');
  else reasons.add('value');
  return first;
}

async function tried(
  { budget, crypto }: Signed,
  certificate: Certificate,
  what: ValueToVerify,
): Promise<ValueResult | 'limit'> {
  const { key } = certificate;
  let { value } = what;
  if (what.algorithm.name === 'ECDSA' && key?.type === 'EC' && key.curve !== null) {
    const plain = ecdsaValue(value, key.curve);
    if (plain === null) return 'value';
    value = plain;
  }
  budget.verifications -= 1;
  budget.octets -= what.data.length;
  if (budget.verifications < 0 || budget.octets < 0) return 'limit';
  return verifyValue(crypto, certificate, { ...what, value });
}

/** Counter-signatures sign the value (RFC 5652 §11.4). Those of counter-signatures are not examined. */
async function hasBrokenCounterSignature(
  signed: Signed,
  { value, unsignedAttributes }: SignerInfo,
): Promise<boolean> {
  if (unsignedAttributes === null || signed.contentType === null) return false;
  const { bytes, crypto } = signed;
  const attributes = attributesIn(bytes, unsignedAttributes) ?? [];
  const infos = attributes.flatMap(({ type, values }) => (type === COUNTER_SIGNATURE ? values : []));
  const digestOf = (hash: Hash) => crypto.digest(hash, value);
  for (const info of infos.slice(0, MAX_COUNTER_SIGNATURES)) {
    const { findings } = await verifySigner({ ...signed, content: value, digestOf, contentType: null }, info);
    if (findings.reasons.size > 0) return true;
  }
  return false;
}
