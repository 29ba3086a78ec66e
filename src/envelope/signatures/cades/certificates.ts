/** The certificates of an envelope, and which of them is the signer's. */

import type { Cms } from '../../cms.ts';
import { elementsOf, type Member, membersOf, octetsIn } from '../../members.ts';
import { INTEGER, SEQUENCE } from '../../tags.ts';
import { hexadecimalIn } from '../../values.ts';
import { type Certificate, readCertificate } from '../../x509/certificate.ts';
import { isSameName } from '../../x509/names.ts';

/** Certificates that are read; real files have up to ten, of up to 4 KB. */
const MAX_CERTIFICATES = 256;
const MAX_SIZE = 65_536;

/** Certificates with one issuer and serial number, or one key, that are tried. */
const MAX_CANDIDATES = 8;

/** subjectKeyIdentifier, [0] IMPLICIT. */
const KEY_IDENTIFIER = 0x80;
const KEY_IDENTIFIER_IN_PARTS = 0xa0;

/** Returns those that can be read; others cannot be a signer's. */
export function certificatesIn({ bytes, certificates }: Cms): readonly Certificate[] {
  const found: Certificate[] = [];
  let examined = 0;
  for (const { tag, whole } of membersOf(bytes, certificates)) {
    if (examined === MAX_CERTIFICATES) break;
    examined += 1;
    if (tag !== SEQUENCE || whole.end - whole.start > MAX_SIZE) continue;
    const certificate = readCertificate(bytes.subarray(whole.start, whole.end));
    if (certificate !== null) found.push(certificate);
  }
  return found;
}

/** The certificates that match a SignerIdentifier, usually one. */
export function candidates(
  bytes: Uint8Array,
  signer: Member,
  certificates: readonly Certificate[],
): readonly Certificate[] {
  const fits = fitsSigner(bytes, signer);
  return fits === null ? [] : certificates.filter(fits).slice(0, MAX_CANDIDATES);
}

function fitsSigner(bytes: Uint8Array, signer: Member): ((certificate: Certificate) => boolean) | null {
  if (signer.tag === SEQUENCE) {
    const [issuer, serial, excess] = elementsOf(bytes, signer) ?? [];
    if (issuer?.tag !== SEQUENCE || serial?.tag !== INTEGER || excess !== undefined) return null;
    const name = bytes.subarray(issuer.whole.start, issuer.whole.end);
    const number = hexadecimalIn(bytes, serial);
    return (certificate) => certificate.serial === number && isSameName(certificate.issuerName, name);
  }
  const isKey = signer.tag === KEY_IDENTIFIER || signer.tag === KEY_IDENTIFIER_IN_PARTS;
  const id = isKey ? keyIdentifier(bytes, signer) : '';
  return id === '' ? null : ({ subjectKeyId }) => subjectKeyId === id;
}

function keyIdentifier(bytes: Uint8Array, signer: Member): string {
  if (signer.tag === KEY_IDENTIFIER) return hexadecimalIn(bytes, signer);
  const parts = elementsOf(bytes, signer) ?? [];
  return parts
    .map((part) => octetsIn(bytes, part) ?? new Uint8Array())
    .map(hexadecimalOf)
    .join('');
}

const hexadecimalOf = (octets: Uint8Array): string => hexadecimalIn(octets, { start: 0, end: octets.length });
