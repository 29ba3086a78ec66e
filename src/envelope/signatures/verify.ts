/** Verifies all signatures of a file. */
import { given } from '../../model/given.ts';
import type { Opened } from '../opened.ts';
import { verifyCms } from './cades/verifyCms.ts';
import type { SignatureCrypto } from './crypto.ts';
import type { SignatureReport } from './report.ts';
import { webCrypto } from './webCrypto.ts';
import { verifyXades } from './xades/verifyXades.ts';

/** Options of {@link verifySignatures}. */
export interface VerifySignaturesOptions {
  /** Default: WebCrypto of the platform. */
  readonly crypto?: SignatureCrypto;
}

/**
 * Verifies the signatures of the envelopes, outermost first, then the one in the XML document. Empty for an unsigned
 * file. Never throws for bad input. A valid signature does not confirm the certificate: neither its validity nor its
 * issuer is examined.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { validate } from 'fattura';
 * import { open, verifySignatures } from 'fattura/envelope';
 *
 * const bytes = await readFile('signed.xml.p7m');
 * const signatures = await verifySignatures(open(bytes));
 * for (const { format, status, signingTime } of signatures) {
 *   console.log(format, status, signingTime); // prints: CAdES right 2026-06-01T09:00:00Z
 * }
 * // With the codes 00100 to 00107 for the certificate, on the date of receipt.
 * console.log(validate(bytes, { signatures, asOf: '2026-06-15' }).verdict); // prints: valid
 * ```
 */
export async function verifySignatures(
  opened: Opened,
  options: VerifySignaturesOptions = {},
): Promise<readonly SignatureReport[]> {
  given('opened', opened, 'object');
  given('options', options, 'object');
  const { layers, content } = opened;
  given('opened.layers', layers, 'list');
  const { crypto = webCrypto() } = options;
  const reports: SignatureReport[] = [];
  for (const [index, layer] of layers.entries()) {
    if (layer.kind === 'p7m' && layer.cms !== null)
      reports.push(...(await verifyCms(layer.cms, index, crypto)));
  }
  if (content?.form === 'xml') reports.push(...(await verifyXades(content.input, crypto)));
  return reports;
}
