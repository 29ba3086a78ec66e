/** Lists the signers and signing times that an XML document states (XMLDSig, XAdES), without verifying them. */

import { decodeBase64 } from '../../model/base64.ts';
import { checkDateTime } from '../../model/primitives.ts';
import { DEFAULT_MAX_DEPTH } from '../../model/readLimits.ts';
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import type { XmlElement } from '../../xml/element.ts';
import { decodeInput } from '../../xml/encodings.ts';
import { parseTree } from '../../xml/tree.ts';
import type { Signer } from '../signers.ts';
import { type Certificate, readCertificate } from '../x509/certificate.ts';

/** Number of signatures that are listed; real files have one. */
const MAX_SIGNERS = 64;

/** The same limits as in the reader of invoices. */
const LIMITS = { maxDepth: DEFAULT_MAX_DEPTH, maxElements: 300_000 };

/** Characters of a certificate in base64; real ones have up to 4,000. */
const LONGEST_CERTIFICATE = 100_000;

/** Returns the signers of a document, in its order; empty for an unsigned one, and for anything but XML. */
export function xmlSignersOf(document: Uint8Array | string): readonly Signer[] {
  const decoded = decodeInput(document);
  if (!decoded.ok || !decoded.decoded.text.includes('Signature')) return [];
  const { root } = parseTree(decoded.decoded.text, LIMITS);
  const signers: Signer[] = [];
  let end = -1;
  for (const element of elementsOf(root)) {
    if (signers.length === MAX_SIGNERS) break;
    // A signature inside another belongs to it.
    if (!isDsig(element, 'Signature') || element.offset < end) continue;
    signers.push(signerOf(element));
    end = element.end;
  }
  return signers;
}

/** The elements of a tree in document order. Iterative: a document may be deeper than the stack. */
function* elementsOf(root: XmlElement | null): Generator<XmlElement> {
  const waiting: XmlElement[] = root === null ? [] : [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (const child of next.children.toReversed()) waiting.push(child);
  }
}

function isDsig({ uri, local }: XmlElement, name: string): boolean {
  return uri === SIGNATURE_NAMESPACE && local === name;
}

function signerOf(signature: XmlElement): Signer {
  let certificate: XmlElement | undefined;
  let time: XmlElement | undefined;
  for (const element of elementsOf(signature)) {
    if (isDsig(element, 'X509Certificate')) certificate ??= element;
    if (element.local === 'SigningTime') time ??= element;
  }
  const read = certificate === undefined ? null : certificateIn(certificate.text);
  const written = time?.text.trim() ?? '';
  return {
    name: read?.subject ?? null,
    issuer: read?.issuer ?? null,
    serial: read?.serial ?? null,
    notBefore: read?.notBefore ?? null,
    notAfter: read?.notAfter ?? null,
    time: checkDateTime(written) ? written : null,
  };
}

function certificateIn(text: string): Certificate | null {
  const der = text.length > LONGEST_CERTIFICATE ? null : decodeBase64(text);
  return der && readCertificate(der);
}
