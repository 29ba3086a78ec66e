/** Verifies a XAdES signature in an XML document, with a closed list of transforms and methods. */
import { decode } from '../../../xml/encodings.ts';
import { parseTree, type XmlElement } from '../../../xml/tree.ts';
import { type CanonicalSource, canonicalBytes } from '../c14n/canonicalize.ts';
import type { SignatureAdvice, SignatureGap, SignatureReason, SignatureReport } from '../report.ts';
import { methodOf, type SignatureMethod } from './algorithms.ts';
import { certificateKey } from './certificateKey.ts';
import { type NamedCertificate, readProperties, type SignedProperties } from './properties.ts';
import { type Reference, readForm, readReferences } from './references.ts';
import {
  attributeOf,
  base64Value,
  DSIG,
  isDsig,
  only,
  Refusal,
  refuse,
  required,
  survey,
} from './structure.ts';

/** As many as the reader of invoices allows, but for elements: a trusted list has more. */
const LIMITS = { maxDepth: 256, maxElements: 1_000_000 };
const MAX_CERTIFICATES = 16;
const SHORTEST_RSA = 2048;

export interface VerifyXadesOptions {
  /** WebCrypto: `globalThis.crypto`. */
  readonly crypto: Crypto;
}

/** Verifies the signature of a document. Returns no report for an unsigned one. Never throws for bad input. */
export async function verifyXades(
  xml: Uint8Array,
  { crypto }: VerifyXadesOptions,
): Promise<readonly SignatureReport[]> {
  const decoded = decode(xml);
  if (!decoded.ok) return [];
  const { text } = decoded.decoded;
  if (!text.includes(DSIG)) return [];
  const { root, flaw } = parseTree(text, LIMITS);
  if (root === null || flaw !== null) return text.includes('SignatureValue') ? [broken('xml')] : [];
  return verifyXadesTree({ text, root }, { crypto });
}

/** The same for a document that is parsed already, so that what is read is what is signed. */
export async function verifyXadesTree(
  source: CanonicalSource,
  { crypto }: VerifyXadesOptions,
): Promise<readonly SignatureReport[]> {
  const { root } = source;
  const found = survey(root);
  const [signature, second] = found.signatures;
  if (signature === undefined) return [];
  if (second !== undefined || signature !== root.children.at(-1)) return [broken('place')];
  try {
    const parts = readParts(source, signature, found);
    return [await new Verification(source, parts, crypto).report()];
  } catch (error) {
    if (error instanceof Refusal) return [broken(error.reason)];
    throw error;
  }
}

function broken(reason: SignatureReason): SignatureReport {
  return {
    format: 'XAdES',
    status: 'broken',
    reasons: [reason],
    undecided: [],
    advice: [],
    certificate: null,
    signingTime: null,
  };
}

interface Parts {
  readonly signature: XmlElement;
  readonly signedInfo: XmlElement;
  readonly form: Parameters<typeof canonicalBytes>[1]['form'];
  readonly method: SignatureMethod;
  readonly value: Uint8Array<ArrayBuffer>;
  readonly references: readonly Reference[];
  readonly certificates: readonly Uint8Array<ArrayBuffer>[];
  readonly properties: SignedProperties;
}

function readParts(
  { text }: CanonicalSource,
  signature: XmlElement,
  found: ReturnType<typeof survey>,
): Parts {
  const [signedInfo, value] = signature.children;
  if (!isDsig(signedInfo, 'SignedInfo') || !isDsig(value, 'SignatureValue')) refuse('structure');
  // A second SignedInfo could be read in place of the signed one (CVE-2025-29774).
  required(signature, 'SignedInfo');
  required(signature, 'SignatureValue');
  const [canonicalization, method] = signedInfo.children;
  if (!isDsig(canonicalization, 'CanonicalizationMethod') || !isDsig(method, 'SignatureMethod'))
    refuse('structure');
  const references = readReferences(text, signature, signedInfo, found);
  return {
    signature,
    signedInfo,
    form: readForm(canonicalization) ?? refuse('algorithm'),
    method: methodOf(attributeOf(method, 'Algorithm') ?? '') ?? refuse('algorithm'),
    value: base64Value(text, value),
    references,
    certificates: certificatesIn(text, only(signature, 'KeyInfo')),
    properties: readProperties(text, signature, references),
  };
}

function certificatesIn(text: string, keyInfo: XmlElement | undefined): readonly Uint8Array<ArrayBuffer>[] {
  const found = (keyInfo?.children ?? [])
    .filter((each) => isDsig(each, 'X509Data'))
    .flatMap(({ children }) => children)
    .filter((each) => isDsig(each, 'X509Certificate'));
  if (found.length > MAX_CERTIFICATES) refuse('limit');
  return found.map((each) => base64Value(text, each));
}

class Verification {
  readonly #source: CanonicalSource;
  readonly #parts: Parts;
  readonly #subtle: SubtleCrypto;
  readonly #reasons = new Set<SignatureReason>();
  readonly #undecided = new Set<SignatureGap>();
  readonly #advice = new Set<SignatureAdvice>();

  constructor(source: CanonicalSource, parts: Parts, { subtle }: Crypto) {
    this.#source = source;
    this.#parts = parts;
    this.#subtle = subtle;
  }

  async report(): Promise<SignatureReport> {
    const { references, method, properties } = this.#parts;
    await Promise.all(references.map((reference) => this.#reference(reference)));
    const certificate = await this.#signer();
    const { signingTime } = properties;
    if (signingTime !== null && !/(?:Z|[+-]\d\d:\d\d)$/.test(signingTime)) this.#advice.add('time-zone');
    if (properties.named === null) this.#advice.add('unnamed');
    if (method.hash === 'SHA-1' || references.some(({ hash }) => hash === 'SHA-1')) this.#advice.add('sha1');
    const status = this.#reasons.size > 0 ? 'broken' : this.#undecided.size > 0 ? 'unknown' : 'right';
    return {
      format: 'XAdES',
      status,
      reasons: [...this.#reasons],
      undecided: [...this.#undecided],
      advice: [...this.#advice],
      certificate,
      signingTime,
    };
  }

  async #reference(reference: Reference): Promise<void> {
    if (await this.#fits(reference, false)) return;
    const changed = reference.target === null ? 'document' : 'part';
    this.#reasons.add((await this.#fits(reference, true)) ? 'reformatted' : changed);
  }

  async #fits({ target, form, hash, digest }: Reference, withoutBlanks: boolean): Promise<boolean> {
    const what = target === null ? { omit: this.#parts.signature } : { apex: target };
    const bytes = canonicalBytes(this.#source, { form, ...what, withoutBlanks });
    return equal(new Uint8Array(await this.#subtle.digest(hash, bytes)), digest);
  }

  /** Returns the certificate whose key made the signature, else the first one. */
  async #signer(): Promise<Uint8Array | null> {
    const { certificates, properties } = this.#parts;
    if (certificates.length === 0) {
      this.#undecided.add('signer');
      return null;
    }
    const candidates = properties.named === null ? certificates : await this.#named(properties.named);
    if (candidates.length === 0) this.#reasons.add('signing-certificate');
    let outcome: 'value' | 'reformatted' | 'certificate' | 'key' = 'value';
    for (const certificate of candidates.length === 0 ? certificates : candidates) {
      const result = await this.#verify(certificate);
      if (result === 'right') return certificate;
      outcome = result;
    }
    if (outcome === 'key') this.#undecided.add(outcome);
    else this.#reasons.add(outcome);
    return certificates[0] ?? null;
  }

  async #named(named: readonly NamedCertificate[]): Promise<readonly Uint8Array<ArrayBuffer>[]> {
    const found: Uint8Array<ArrayBuffer>[] = [];
    for (const certificate of this.#parts.certificates) {
      for (const { hash, digest } of named) {
        if (!equal(new Uint8Array(await this.#subtle.digest(hash, certificate)), digest)) continue;
        found.push(certificate);
        break;
      }
    }
    return found;
  }

  async #verify(certificate: Uint8Array): Promise<'right' | 'value' | 'reformatted' | 'certificate' | 'key'> {
    const { method, value, signedInfo, form } = this.#parts;
    const found = certificateKey(certificate);
    if (found === null) return 'certificate';
    const { name, hash } = method;
    const asked = name === 'ECDSA' ? { name, namedCurve: found.curve ?? '' } : { name, hash };
    let key: CryptoKey;
    try {
      key = await this.#subtle.importKey('spki', found.spki, asked, false, ['verify']);
    } catch {
      return 'key';
    }
    const { modulusLength = SHORTEST_RSA } = key.algorithm as Partial<RsaKeyAlgorithm>;
    if (modulusLength < SHORTEST_RSA) this.#advice.add('short-key');
    const algorithm = name === 'RSA-PSS' ? { name, saltLength: method.saltLength ?? 0 } : { name, hash };
    const fits = (withoutBlanks: boolean) => {
      const signed = canonicalBytes(this.#source, { form, apex: signedInfo, withoutBlanks });
      return this.#subtle.verify(algorithm, key, value, signed);
    };
    if (await fits(false)) return 'right';
    return (await fits(true)) ? 'reformatted' : 'value';
  }
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((octet, i) => octet === b[i]);
}
