/** Signed properties of XAdES (EN 319 132-1 §5.2): signing time and signer's certificate. */
import { checkDateTime } from '../../../model/primitives.ts';
import type { XmlElement } from '../../../xml/element.ts';
import type { Hash } from '../crypto.ts';
import { hashOf } from './algorithms.ts';
import type { Reference } from './references.ts';
import { attributeOf, base64Value, only, plainText, refuse, required } from './structure.ts';

/** Versions 1.1.1 to 1.4.1; those before 1.3.2 are still met. */
const NAMESPACES = new Set(
  ['1.1.1', '1.2.2', '1.3.2', '1.4.1'].map((v) => `http://uri.etsi.org/01903/v${v}#`),
);

const MAX_NAMED = 16;

export interface NamedCertificate {
  readonly hash: Hash;
  readonly digest: Uint8Array<ArrayBuffer>;
}

export interface SignedProperties {
  readonly signingTime: string | null;
  /** False if there are none, or the signature does not cover them. */
  readonly areSigned: boolean;
  /** Digests of the signer's certificate and its chain; null without SigningCertificate. */
  readonly named: readonly NamedCertificate[] | null;
}

export function readProperties(
  text: string,
  signature: XmlElement,
  references: readonly Reference[],
): SignedProperties {
  const found = signature.children
    .filter(({ local }) => local === 'Object')
    .flatMap(({ children }) => children)
    .filter(({ uri, local }) => local === 'QualifyingProperties' && NAMESPACES.has(uri));
  if (found.length > 1) refuse('structure');
  const [qualifying] = found;
  const properties =
    qualifying === undefined ? undefined : only(qualifying, 'SignedProperties', qualifying.uri);
  if (properties === undefined || !references.some(({ target }) => target === properties)) {
    return { signingTime: null, areSigned: false, named: null };
  }
  const { uri } = properties;
  const own = only(properties, 'SignedSignatureProperties', uri);
  if (own === undefined) return { signingTime: null, areSigned: true, named: null };
  const time = only(own, 'SigningTime', uri);
  const written = time === undefined ? null : plainText(text, time).trim();
  const certificates = only(own, 'SigningCertificate', uri) ?? only(own, 'SigningCertificateV2', uri);
  return {
    areSigned: true,
    signingTime: written !== null && checkDateTime(written) ? written : null,
    named: certificates === undefined ? null : namedIn(text, certificates),
  };
}

function namedIn(text: string, list: XmlElement): readonly NamedCertificate[] {
  if (list.children.length === 0) refuse('structure');
  if (list.children.length > MAX_NAMED) refuse('limit');
  return list.children.map((certificate) => {
    const digest = only(certificate, 'CertDigest', list.uri) ?? refuse('structure');
    const hash =
      hashOf(attributeOf(required(digest, 'DigestMethod'), 'Algorithm') ?? '') ?? refuse('algorithm');
    return { hash, digest: base64Value(text, required(digest, 'DigestValue')) };
  });
}
