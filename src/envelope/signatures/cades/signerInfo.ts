/** Reads a SignerInfo (RFC 5652 §5.3). */

import { elementsOf, type Member, octetsIn } from '../../members.ts';
import { INTEGER, SEQUENCE } from '../../tags.ts';
import { hashIn } from '../../x509/algorithms.ts';
import type { Hash } from '../crypto.ts';

const SIGNED_ATTRIBUTES = 0xa0;
const UNSIGNED_ATTRIBUTES = 0xa1;

export interface SignerInfo {
  /** SignerIdentifier. */
  readonly signer: Member;
  /** The hash of the content; null for any other. */
  readonly digest: Hash | null;
  readonly signedAttributes: Member | null;
  readonly algorithm: Member;
  readonly value: Uint8Array;
  readonly unsignedAttributes: Member | null;
}

/** Returns the parts; null if they are damaged, missing, or in another order. */
export function readSignerInfo(bytes: Uint8Array, element: Member): SignerInfo | null {
  const parts = element.tag === SEQUENCE ? [...(elementsOf(bytes, element) ?? [])] : [];
  const [version, signer, digest] = parts.splice(0, 3);
  if (version?.tag !== INTEGER || signer === undefined || digest?.tag !== SEQUENCE) return null;
  const signedAttributes = parts[0]?.tag === SIGNED_ATTRIBUTES ? (parts.shift() ?? null) : null;
  const [algorithm, signature, unsignedAttributes = null, excess] = parts;
  const value = signature === undefined ? null : octetsIn(bytes, signature);
  if (algorithm?.tag !== SEQUENCE || value === null || excess !== undefined) return null;
  if (unsignedAttributes !== null && unsignedAttributes.tag !== UNSIGNED_ATTRIBUTES) return null;
  return { signer, digest: hashIn(bytes, digest), signedAttributes, algorithm, value, unsignedAttributes };
}
