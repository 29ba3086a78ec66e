/** Certificates that the user trusts, in place of an official list. */
import { given } from '../../model/given.ts';
import { decodeText } from '../armour.ts';
import { type Certificate, readCertificate } from '../x509/certificate.ts';
import type { TrustList } from './list.ts';

const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';

/** System bundles have about 150 certificates. */
const MAX_CERTIFICATES = 2_000;

/**
 * Reads certificates in PEM, or one in DER, as a list of the kind `own`, whose services have no status. Null if nothing
 * can be read, or one of them is damaged. Never throws.
 */
export function readTrustBundle(bytes: Uint8Array): TrustList | null {
  given('bytes', bytes, 'bytes');
  const certificates = readCertificates(bytes);
  if (certificates === null) return null;
  return {
    kind: 'own',
    version: null,
    territory: null,
    operator: null,
    sequenceNumber: null,
    issued: null,
    nextUpdate: null,
    pointers: [],
    services: certificates.map((certificate) => ({
      provider: certificate.issuer,
      name: certificate.subject,
      certificates: [certificate],
      subjectKeyIds: [],
      subjects: [],
      states: [],
    })),
    signature: 'not-verified',
    signer: null,
    warnings: [],
  };
}

/** Reads certificates in PEM, or one in DER or base64; null if one is damaged, or there are none or too many. */
export function readCertificates(bytes: Uint8Array): readonly Certificate[] | null {
  const found: Certificate[] = [];
  for (const der of blocksOf(bytes)) {
    const certificate = der === null ? null : readCertificate(der);
    if (certificate === null || found.length === MAX_CERTIFICATES) return null;
    found.push(certificate);
  }
  return found.length === 0 ? null : found;
}

function* blocksOf(bytes: Uint8Array): Generator<Uint8Array | null> {
  if (bytes[0] === 0x30) {
    yield bytes;
    return;
  }
  // One character for each byte, so that positions are those of the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  let at = text.indexOf(BEGIN);
  if (at === -1) yield decodeText(bytes)?.bytes ?? null;
  while (at !== -1) {
    const end = text.indexOf(END, at);
    yield end === -1 ? null : (decodeText(bytes.subarray(at, end + END.length))?.bytes ?? null);
    at = end === -1 ? -1 : text.indexOf(BEGIN, end);
  }
}
