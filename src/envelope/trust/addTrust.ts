/** Looks up the certificates of signatures in trusted lists and revocation lists. */
import { hasExpiredSince } from '../../model/expiredSince.ts';
import { given } from '../../model/given.ts';
import { romeDay } from '../../model/romeDay.ts';
import type { TrustFacts, TrustFlaw } from '../../model/signatureFacts.ts';
import type { SignatureReport } from '../signatures/report.ts';
import type { TrustCheck, TrustClock } from '../signatures/verify.ts';
import { checkTrust, type TrustReason, type TrustSources, type TrustVerdict } from './checkTrust.ts';
import { instantOf } from './instant.ts';

/** The findings of the controls, by the reason of the verdict. */
const FLAWS = {
  revoked: { code: '00101', name: 'revoked' },
  suspended: { code: '00101', name: 'suspended' },
  unlisted: { code: '00104', name: 'issuer' },
  broken: { code: '00104', name: 'path' },
  'revoked-authority': { code: '00104', name: 'authority' },
  'not-granted': { code: '00104', name: 'service' },
  'not-qualified': { code: '00107', name: 'not_qualified' },
  'not-for-signatures': { code: '00107', name: 'purpose' },
} as const satisfies Record<TrustReason, Omit<TrustFlaw, 'params'>>;

/**
 * Returns the option `trust` of `verifySignatures`, which looks up certificates in these lists.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { open, readTrustBundle, trustIn, verifySignatures } from 'fattura/envelope';
 *
 * const own = readTrustBundle(await readFile('signer.pem'));
 * const trust = trustIn({ lists: own === null ? [] : [own], crls: [] });
 * const opened = open(await readFile('signed.xml.p7m'));
 * const [signature] = await verifySignatures(opened, { crypto: globalThis.crypto, clock: '2026-06-15', trust });
 * console.log(signature?.trust?.undecided.map(({ code }) => code)); // prints: [ '00101' ]
 * ```
 */
export function trustIn(sources: Pick<TrustSources, 'lists' | 'crls'>): TrustCheck {
  given('sources', sources, 'object');
  const { lists, crls } = sources;
  given('lists', lists, 'list');
  given('crls', crls, 'list');
  return async (signature, clock, crypto) =>
    (await addTrust([signature], momentOf(signature, clock), { lists, crls, crypto }))[0] ?? signature;
}

/** The time of receipt; the signing time of a certificate that has expired since, if the time of receipt is not known. */
function momentOf(signature: SignatureReport, { clock, clockIsNow = false }: TrustClock): string {
  given('clock', clock, 'text');
  const at = clock ?? '';
  if (instantOf(at) === null)
    throw new TypeError(`clock: must be an xs:dateTime or a day, not ${JSON.stringify(clock)}`);
  const isExpired = clockIsNow && hasExpiredSince(signature, romeDay(at) ?? at);
  return isExpired ? (signature.signingTime ?? at) : at;
}

/**
 * Looks up the certificates of verified signatures in trusted lists and revocation lists, at the moment when SdI
 * receives the file.
 *
 * @param signatures The result of `verifySignatures`.
 * @param at An xs:dateTime, or a day, which counts until its end in Italy.
 * @returns The signatures with `trust`, for the option `signatures` of `validate`.
 */
export async function addTrust(
  signatures: readonly SignatureReport[],
  at: string,
  sources: TrustSources,
): Promise<readonly SignatureReport[]> {
  given('signatures', signatures, 'list');
  given('sources', sources, 'object');
  const checked: SignatureReport[] = [];
  for (const signature of signatures) {
    given('signatures', signature, 'object');
    const { certificate, certificates } = signature;
    if (certificate === null) {
      checked.push(signature);
      continue;
    }
    const verdict = await checkTrust(certificate, certificates, at, sources);
    checked.push({
      ...signature,
      advice: [...signature.advice, ...verdict.warnings.map((warning) => `list-${warning}` as const)],
      trust: factsOf(verdict, certificate.issuer ?? '?', at),
    });
  }
  return checked;
}

function factsOf(
  { reasons, undecided, revokedSince, revokedLater }: TrustVerdict,
  issuer: string,
  at: string,
): TrustFacts {
  const params = { issuer, at, since: revokedSince ?? revokedLater ?? '?' };
  const later = { code: '00101', name: 'revoked_later', params } as const;
  return {
    flaws: [
      ...reasons.map(({ reason }) => ({ ...FLAWS[reason], params })),
      ...(revokedLater === null ? [] : [later]),
    ],
    undecided,
  };
}
