/** Verifies a XAdES signature in an XML document, with a closed list of transforms and methods. */
import type { SignatureReason } from '../../../model/signatureFacts.ts';
import type { ParsedText } from '../../../xml/element.ts';
import { decodeInput } from '../../../xml/encodings.ts';
import { equal } from '../../equal.ts';
import { type Certificate, readCertificate } from '../../x509/certificate.ts';
import { canonicalBytes } from '../c14n/canonicalize.ts';
import type { SignatureCrypto } from '../crypto.ts';
import { brokenReport, noFindings, reportOf, type SignatureReport } from '../report.ts';
import { isShort, verifyValue } from '../signerKey.ts';
import { type Parts, parsedText, readSignature } from './form.ts';
import type { NamedCertificate } from './properties.ts';
import type { Reference } from './references.ts';

/** Longest document, in characters, that is examined for added blanks. */
const MAX_REFORMATTED = 2_000_000;
const SIGNATURE_TAG = /[<:]Signature[\s/>]/;

/** Verifies the signature of a document. Returns no report for an unsigned one. Never throws for bad input. */
export async function verifyXades(
  xml: Uint8Array | string,
  crypto: SignatureCrypto,
): Promise<readonly SignatureReport[]> {
  const decoded = decodeInput(xml);
  if (!decoded.ok) return [];
  const { text } = decoded.decoded;
  // Most invoices declare the namespace without having a signature. A character reference may hide the namespace, but
  // not the name of the element.
  if (!text.includes('Signature') || !SIGNATURE_TAG.test(text)) return [];
  const source = parsedText(text);
  if (source === 'xml') return text.includes('SignatureValue') ? [broken('xml')] : [];
  return verifyXadesTree(source, crypto);
}

/** The same for a document that is parsed already, so that what is read is what is signed. */
export async function verifyXadesTree(
  source: ParsedText,
  crypto: SignatureCrypto,
): Promise<readonly SignatureReport[]> {
  const parts = readSignature(source);
  if (parts === null) return [];
  if (typeof parts === 'string') return [broken(parts)];
  return [await new Verification(source, parts, crypto).report()];
}

const PLACE = { format: 'XAdES', layer: null } as const;
const broken = (reason: SignatureReason): SignatureReport => brokenReport(PLACE, reason);

interface FoundCertificate {
  readonly der: Uint8Array;
  /** Null if it is not a certificate. */
  readonly read: Certificate | null;
}

class Verification {
  readonly #source: ParsedText;
  readonly #parts: Parts;
  readonly #certificates: readonly FoundCertificate[];
  readonly #crypto: SignatureCrypto;
  readonly #findings = noFindings();

  constructor(source: ParsedText, parts: Parts, crypto: SignatureCrypto) {
    this.#source = source;
    this.#parts = parts;
    this.#certificates = parts.certificates.map((der) => ({ der, read: readCertificate(der) }));
    this.#crypto = crypto;
  }

  async report(): Promise<SignatureReport> {
    const { references, method, properties } = this.#parts;
    // The document first: if it was changed, no blanks explain the other differences.
    for (const reference of [...references].sort((a, b) => rank(a) - rank(b)))
      await this.#reference(reference);
    const certificate = await this.#signer();
    const { signingTime } = properties;
    if (signingTime !== null && !/(?:Z|[+-]\d\d:\d\d)$/.test(signingTime))
      this.#findings.advice.add('time-zone');
    if (properties.named === null) this.#findings.advice.add('unnamed');
    if (method.hash === 'SHA-1' || references.some(({ hash }) => hash === 'SHA-1'))
      this.#findings.advice.add('sha1');
    const others = this.#certificates.flatMap(({ read }) => (read === null ? [] : [read]));
    return reportOf(PLACE, this.#findings, {
      certificate,
      certificates: others.filter((other) => other !== certificate),
      signingTime,
    });
  }

  async #reference(reference: Reference): Promise<void> {
    if (await this.#fits(reference, false)) return;
    const changed = reference.target === null ? 'document' : 'part';
    const isReformatted = this.#mayBeReformatted && (await this.#fits(reference, true));
    this.#findings.reasons.add(isReformatted ? 'reformatted' : changed);
  }

  get #mayBeReformatted(): boolean {
    return this.#source.text.length <= MAX_REFORMATTED && !this.#findings.reasons.has('document');
  }

  async #fits({ target, form, hash, digest }: Reference, withoutBlanks: boolean): Promise<boolean> {
    const what = target === null ? { omit: this.#parts.signature } : { apex: target };
    const bytes = canonicalBytes(this.#source, { form, ...what, withoutBlanks });
    return equal(await this.#crypto.digest(hash, bytes), digest);
  }

  /** Returns the certificate whose key made the signature, else the first one. */
  async #signer(): Promise<Certificate | null> {
    const { properties } = this.#parts;
    const certificates = this.#certificates;
    if (certificates.length === 0) {
      this.#findings.undecided.add('signer');
      return null;
    }
    const candidates = properties.named === null ? certificates : await this.#named(properties.named);
    if (candidates.length === 0) this.#findings.reasons.add('signing-certificate');
    let outcome: 'value' | 'reformatted' | 'certificate' | 'key' = 'value';
    for (const { read } of candidates.length === 0 ? certificates : candidates) {
      const result = read === null ? 'certificate' : await this.#verify(read);
      if (result === 'valid') return read;
      outcome = outcome === 'key' ? outcome : result;
    }
    if (outcome === 'key') this.#findings.undecided.add(outcome);
    else this.#findings.reasons.add(outcome);
    return certificates.find(({ read }) => read !== null)?.read ?? null;
  }

  async #named(named: readonly NamedCertificate[]): Promise<readonly FoundCertificate[]> {
    const found: FoundCertificate[] = [];
    for (const certificate of this.#certificates) {
      for (const { hash, digest } of named) {
        if (!equal(await this.#crypto.digest(hash, certificate.der), digest)) continue;
        found.push(certificate);
        break;
      }
    }
    return found;
  }

  async #verify(certificate: Certificate): Promise<'valid' | 'value' | 'reformatted' | 'key'> {
    const { method: algorithm, value, signedInfo, form } = this.#parts;
    if (isShort(certificate)) this.#findings.advice.add('short-key');
    const result = (withoutBlanks: boolean) => {
      const data = canonicalBytes(this.#source, { form, apex: signedInfo, withoutBlanks });
      return verifyValue(this.#crypto, certificate, { algorithm, value, data });
    };
    const first = await result(false);
    if (first !== 'value' || !this.#mayBeReformatted) return first;
    return (await result(true)) === 'valid' ? 'reformatted' : first;
  }
}

const rank = ({ target }: Reference): number => (target === null ? 0 : 1);
