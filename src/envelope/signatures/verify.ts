/** Verifies all signatures of a file. */

import { hasExpiredSince } from '../../model/expiredSince.ts';
import { given } from '../../model/given.ts';
import { romeDay } from '../../model/romeDay.ts';
import type { Opened } from '../opened.ts';
import type { Crl } from '../trust/crl.ts';
import { instantOf } from '../trust/instant.ts';
import type { TrustList } from '../trust/list.ts';
import { verifyCms } from './cades/verifyCms.ts';
import type { SignatureReport } from './report.ts';
import { cryptoOf, type GivenCrypto } from './webCrypto.ts';
import { verifyXades } from './xades/verifyXades.ts';

/** Options of {@link verifySignatures}. */
export interface VerifySignaturesOptions {
  /** Default: WebCrypto of the platform (`globalThis.crypto`). */
  readonly crypto?: GivenCrypto;
  /**
   * The moment for `trust` and `crls`, which need it: when SdI received the file, otherwise the current time. An
   * xs:dateTime, or a day, which counts until its end in Italy. Without lists it changes nothing.
   */
  readonly clock?: string;
  /**
   * True if `clock` is only the current time, and the file may have been received before. The lists are then evaluated
   * for the signing time if the certificate has expired since. Default: false.
   */
  readonly clockIsNow?: boolean;
  /** Trusted lists that certificates are looked up in: the results of `readTrustList` and `readTrustBundle`. */
  readonly trust?: readonly TrustList[];
  /** Revocation lists: the results of `readCrl`. */
  readonly crls?: readonly Crl[];
}

/**
 * Verifies the signatures of the envelopes, outermost first, then the one in the XML document. Empty for an unsigned
 * file. Never throws for bad input. A valid signature does not confirm the certificate: its validity is examined by
 * `validate`, its issuer and its revocation with the options `trust` and `crls`.
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
 *
 * @throws TypeError for `trust` or `crls` without `clock`, and for a `clock` that is neither an xs:dateTime nor a day.
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
  const lists = listsOf(options);
  const reports: SignatureReport[] = [];
  for (const [index, layer] of layers.entries()) {
    if (layer.kind === 'p7m' && layer.cms !== null)
      reports.push(...(await verifyCms(layer.cms, index, crypto)));
  }
  if (content?.form === 'xml') reports.push(...(await verifyXades(content.input, crypto)));
  if (lists === null || reports.length === 0) return reports;
  // Loaded on use: most programs have no lists.
  const { addTrust } = await import('../trust/addTrust.ts');
  const { sources, momentOf } = lists;
  const checked = reports.map((one) => addTrust([one], momentOf(one), { ...sources, crypto }));
  return (await Promise.all(checked)).flat();
}

/** The lists, and the moment for which they are evaluated; null without lists. */
function listsOf({ clock, clockIsNow = false, trust, crls }: VerifySignaturesOptions) {
  if (clock !== undefined) checkClock(clock);
  if (trust === undefined && crls === undefined) return null;
  if (clock === undefined) throw new TypeError('clock: trust and crls need the time of receipt');
  const sources = { lists: trust ?? [], crls: crls ?? [] };
  given('trust', sources.lists, 'list');
  given('crls', sources.crls, 'list');
  const day = romeDay(clock) ?? clock;
  const momentOf = (signature: SignatureReport): string =>
    clockIsNow && hasExpiredSince(signature, day) ? (signature.signingTime ?? clock) : clock;
  return { sources, momentOf };
}

function checkClock(clock: string): void {
  given('clock', clock, 'text');
  if (instantOf(clock) === null)
    throw new TypeError(`clock: must be an xs:dateTime or a day, not ${JSON.stringify(clock)}`);
}
