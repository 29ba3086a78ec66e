/** Looks up the certificates of signatures in trusted lists and revocation lists. */
import { given } from '../../model/given.ts';
import type { TrustFacts, TrustFlaw } from '../../model/signatureFacts.ts';
import type { SignatureReport } from '../signatures/report.ts';
import { checkTrust, type TrustReason, type TrustSources, type TrustVerdict } from './checkTrust.ts';

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
