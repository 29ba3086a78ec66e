/** Verifies all signatures of a file. */
import type { Opened } from '../opened.ts';
import { verifyCms } from './cades/verifyCms.ts';
import type { SignatureCrypto } from './crypto.ts';
import type { SignatureReport } from './report.ts';
import { webCrypto } from './webCrypto.ts';
import { verifyXades } from './xades/verifyXades.ts';

export interface VerifySignaturesOptions {
  /** Default: WebCrypto of the platform. */
  readonly crypto?: SignatureCrypto;
}

/**
 * Verifies the signatures of the envelopes, outermost first, then the one in the XML document. Empty for an unsigned
 * file. Never throws for bad input. A right signature says nothing about the certificate: neither its validity nor its
 * issuer is examined.
 */
export async function verifySignatures(
  { layers, content }: Opened,
  { crypto = webCrypto() }: VerifySignaturesOptions = {},
): Promise<readonly SignatureReport[]> {
  const reports: SignatureReport[] = [];
  for (const [index, layer] of layers.entries()) {
    if (layer.kind === 'p7m' && layer.cms !== null)
      reports.push(...(await verifyCms(layer.cms, index, crypto)));
  }
  if (content?.form === 'xml') reports.push(...(await verifyXades(content.input, crypto)));
  return reports;
}
