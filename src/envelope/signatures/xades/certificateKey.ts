/** Finds the public key in a certificate (RFC 5280 §4.1), without decoding the rest. */

export interface CertificateKey {
  /** SubjectPublicKeyInfo in DER, as WebCrypto imports it. */
  readonly spki: Uint8Array<ArrayBuffer>;
  readonly curve: 'P-256' | 'P-384' | 'P-521' | null;
}

const SEQUENCE = 0x30;
/** Version, [0] EXPLICIT. */
const VERSION = 0xa0;

/** OIDs with tag and length, in hexadecimal. */
const CURVES = [
  ['06082a8648ce3d030107', 'P-256'],
  ['06052b81040022', 'P-384'],
  ['06052b81040023', 'P-521'],
] as const;

interface Element {
  readonly tag: number;
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** Returns the key; null if the bytes are no certificate. */
export function certificateKey(certificate: Uint8Array): CertificateKey | null {
  const outer = elementAt(certificate, 0, certificate.length);
  if (outer?.tag !== SEQUENCE || outer.end !== certificate.length) return null;
  const body = elementAt(certificate, outer.start, outer.end);
  if (body?.tag !== SEQUENCE) return null;
  let at = body.start;
  // Serial number, algorithm, issuer, validity and subject precede the key; the version is optional.
  for (let skipped = certificate[at] === VERSION ? -1 : 0; skipped < 5; skipped += 1) {
    const element = elementAt(certificate, at, body.end);
    if (element === null) return null;
    at = element.end;
  }
  const key = elementAt(certificate, at, body.end);
  if (key?.tag !== SEQUENCE) return null;
  const spki = certificate.slice(key.from, key.end);
  const algorithm = elementAt(certificate, key.start, key.end);
  if (algorithm?.tag !== SEQUENCE) return null;
  const oids = [...certificate.subarray(algorithm.start, algorithm.end)]
    .map((octet) => octet.toString(16).padStart(2, '0'))
    .join('');
  return { spki, curve: CURVES.find(([oid]) => oids.endsWith(oid))?.[1] ?? null };
}

function elementAt(bytes: Uint8Array, from: number, limit: number): Element | null {
  const tag = bytes[from];
  const first = bytes[from + 1];
  if (tag === undefined || first === undefined) return null;
  let start = from + 2;
  let length = first;
  if (first > 0x80) {
    const octets = first & 0x7f;
    if (octets > 4) return null;
    length = 0;
    for (let i = 0; i < octets; i += 1) length = length * 256 + (bytes[start + i] ?? 0);
    start += octets;
  } else if (first === 0x80) return null;
  return start + length > limit ? null : { tag, from, start, end: start + length };
}
