/** Verifies all signatures of a file. */

import { given } from '../../model/given.ts';
import type { Opened } from '../opened.ts';
import { verifyCms } from './cades/verifyCms.ts';
import type { SignatureCrypto } from './crypto.ts';
import type { SignatureReport } from './report.ts';
import { cryptoOf, type GivenCrypto } from './webCrypto.ts';
import { verifyXades } from './xades/verifyXades.ts';

/** Options of {@link verifySignatures}. */
export interface VerifySignaturesOptions {
  /** Default: WebCrypto of the platform (`globalThis.crypto`). */
  readonly crypto?: GivenCrypto;
  /** Looks up the certificates of the signers in trusted lists and revocation lists: the result of `trustIn`. */
  readonly trust?: TrustCheck;
  /**
   * The moment for `trust`, which needs it: when SdI received the file, otherwise the current time. An xs:dateTime, or a
   * day, which counts until its end in Italy. Without `trust` it changes nothing.
   */
  readonly clock?: string;
  /**
   * True if `clock` is only the current time, and the file may have been received before. The lists are then evaluated
   * for the signing time if the certificate has expired since. Default: false.
   */
  readonly clockIsNow?: boolean;
}

/** The moment for which lists are evaluated. */
export type TrustClock = Pick<VerifySignaturesOptions, 'clock' | 'clockIsNow'>;

/** Adds to a signature what lists say about its certificate. Passed in: programs without lists do not load their code. */
export type TrustCheck = (
  signature: SignatureReport,
  clock: TrustClock,
  crypto: SignatureCrypto,
) => Promise<SignatureReport>;

/**
 * Verifies the signatures of the envelopes, outermost first, then the one in the XML document. Empty for an unsigned
 * file. Never throws for bad input. A valid signature does not confirm the certificate: its validity is examined by
 * `validate`, its issuer and its revocation by `trust`.
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
 *   console.log(format, status, signingTime); // prints: CAdES valid 2026-06-01T09:00:00Z
 * }
 * // With the codes 00100 to 00107 for the certificate, on the date of receipt.
 * console.log(validate(bytes, { signatures, asOf: '2026-06-15' }).verdict); // prints: valid
 * ```
 *
 * @throws TypeError for `trust` without a valid `clock`.
 */
export async function verifySignatures(
  opened: Opened,
  options: VerifySignaturesOptions = {},
): Promise<readonly SignatureReport[]> {
  given('opened', opened, 'object');
  given('options', options, 'object');
  const { layers, content } = opened;
  given('opened.layers', layers, 'list');
  const crypto = cryptoOf(options.crypto);
  const { trust } = options;
  if (trust !== undefined) given('trust', trust, 'function');
  if ('crls' in options) throw new TypeError('crls: pass them to trustIn');
  const reports: SignatureReport[] = [];
  for (const [index, layer] of layers.entries()) {
    if (layer.kind === 'p7m' && layer.cms !== null)
      reports.push(...(await verifyCms(layer.cms, index, crypto)));
  }
  if (content?.form === 'xml') reports.push(...(await verifyXades(content.input, crypto)));
  return trust === undefined ? reports : Promise.all(reports.map((one) => trust(one, options, crypto)));
}
