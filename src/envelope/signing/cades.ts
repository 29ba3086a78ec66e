/** CAdES-BES with the content (RFC 5652, RFC 5035, EN 319 122-1), in DER. */

import {
  type Der,
  element,
  NULL,
  octetString,
  oid,
  sequence,
  setOf,
  sorted,
  time,
  unsigned,
} from '../der.ts';
import { open } from '../open.ts';
import { TAG_0, TAG_1 } from '../tags.ts';
import type { Certificate } from '../x509/index.ts';
import { derValue } from './ecdsaValue.ts';
import { type ExistingEnvelope, existingEnvelope } from './existing.ts';
import type { Plan, PlanInput } from './plan.ts';
import { HASH, type ReadSigner } from './signer.ts';
import { refuseSigning } from './signingError.ts';

const DATA = oid('1.2.840.113549.1.7.1');
const SIGNED_DATA = oid('1.2.840.113549.1.7.2');
const CONTENT_TYPE = oid('1.2.840.113549.1.9.3');
const MESSAGE_DIGEST = oid('1.2.840.113549.1.9.4');
const SIGNING_TIME = oid('1.2.840.113549.1.9.5');
const SIGNING_CERTIFICATE_V2 = oid('1.2.840.113549.1.9.16.2.47');

/** RFC 5754 §2: without parameters. */
const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'));

/** Algorithms of the signature (RFC 4055 §5, RFC 5754 §3.3). */
const ALGORITHMS = {
  RSA: sequence(oid('1.2.840.113549.1.1.11'), NULL),
  EC: sequence(oid('1.2.840.10045.4.3.2')),
} as const;

/** Versions of CMS (RFC 5652 §5.1, §5.3), for a signer by issuer and serial number. */
const VERSION_1 = unsigned(Uint8Array.of(1));

/** @throws SigningError `signing_signed`, `signing_envelope` */
export async function planCades(input: PlanInput): Promise<Plan> {
  const existing = envelopeIn(input);
  const content = existing?.content ?? input.document;
  const contentType = existing?.contentType ?? DATA;
  const attributes = await signedAttributes(content, contentType, input);
  return {
    data: setOf(attributes),
    complete: (value) => {
      const signerInfo = signerInfoOf(input, attributes, value);
      return envelopeWith(input, signerInfo, { content, contentType, existing });
    },
  };
}

/** The envelope to which a signature is added; null for a document. */
function envelopeIn({ document, add }: PlanInput): ExistingEnvelope | null {
  const { layers } = open(document);
  const [outer] = layers;
  if (outer?.kind !== 'p7m') return null;
  if (!add) refuseSigning('signing_signed', { format: 'CAdES' });
  return existingEnvelope(outer) ?? refuseSigning('signing_envelope');
}

async function signedAttributes(
  content: Uint8Array,
  contentType: Uint8Array,
  { certificate, signingTime, crypto }: PlanInput,
): Promise<readonly Der[]> {
  const [digest, certificateHash] = await Promise.all([
    crypto.digest(HASH, content),
    crypto.digest(HASH, certificate.der),
  ]);
  const attribute = (type: Der, value: Uint8Array): Der => sequence(type, setOf([value]));
  return [
    attribute(CONTENT_TYPE, contentType),
    attribute(MESSAGE_DIGEST, octetString(digest)),
    attribute(SIGNING_TIME, time(signingTime)),
    // ESSCertIDv2 (RFC 5035 §4): SHA-256 is the default, and omitted.
    attribute(SIGNING_CERTIFICATE_V2, sequence(sequence(sequence(octetString(certificateHash))))),
  ];
}

function signerInfoOf({ certificate, type }: ReadSigner, attributes: readonly Der[], value: Uint8Array): Der {
  return sequence(
    VERSION_1,
    sequence(certificate.issuerName, serialNumber(certificate)),
    SHA256,
    setOf(attributes, TAG_0),
    ALGORITHMS[type],
    octetString(type === 'EC' ? derValue(value) : value),
  );
}

function serialNumber({ serial }: Certificate): Der {
  const octets = (serial.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return element(0x02, Uint8Array.from(octets));
}

function envelopeWith(
  { certificate, chain }: ReadSigner,
  signerInfo: Der,
  {
    content,
    contentType,
    existing,
  }: {
    readonly content: Uint8Array;
    readonly contentType: Uint8Array;
    readonly existing: ExistingEnvelope | null;
  },
): Uint8Array<ArrayBuffer> {
  const own = [certificate, ...chain].map(({ der }) => der);
  const signedData = sequence(
    existing?.version ?? VERSION_1,
    setOf(distinct([...(existing?.digestAlgorithms ?? []), SHA256])),
    sequence(contentType, element(TAG_0, octetString(content))),
    element(TAG_0, ...sorted(distinct([...(existing?.certificates ?? []), ...own]))),
    ...(existing === null || existing.crls.length === 0 ? [] : [element(TAG_1, ...sorted(existing.crls))]),
    setOf([...(existing?.signerInfos ?? []), signerInfo]),
  );
  return sequence(SIGNED_DATA, element(TAG_0, signedData));
}

/** Leaves out repeated elements. */
function distinct(elements: readonly Uint8Array[]): readonly Uint8Array[] {
  return [...new Map(elements.map((each) => [each.join(), each])).values()];
}
