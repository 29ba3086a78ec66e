/**
 * Evaluates a certificate against trusted lists and revocation lists: SdI's codes 00101 and 00104, and the rest of
 * 00107.
 */
import { given } from '../../model/given.ts';
import { cryptoOf, type GivenCrypto } from '../signatures/webCrypto.ts';
import type { Certificate } from '../x509/certificate.ts';
import { anchorsOf, type ListedService } from './anchors.ts';
import type { Crl } from './crl.ts';
import { instantOf } from './instant.ts';
import type { ServiceState, TrustList } from './list.ts';
import { findPath, type Path } from './path.ts';
import { type QualificationFlaw, qualificationFlaw } from './qualified.ts';
import { type RevocationGap, type RevocationSearch, revocationOf } from './revocation.ts';
import { isAccepted, isStale, stateAt } from './status.ts';

/** The trusted lists and revocation lists that a certificate is evaluated against. */
export interface TrustSources {
  readonly lists: readonly TrustList[];
  readonly crls: readonly Crl[];
  /** Default: WebCrypto of the platform. */
  readonly crypto?: GivenCrypto;
}

export type TrustCode = '00101' | '00104' | '00107';

export type TrustReason =
  /** 00101. */
  | 'revoked'
  | 'suspended'
  /**
   * 00104: a signature of the path is broken, it ends at a certificate that is not listed, or at a service that was not
   * granted, or a certificate in it was revoked or suspended.
   */
  | 'broken'
  | 'unlisted'
  | 'not-granted'
  | 'revoked-authority'
  /** 00107. */
  | 'not-qualified'
  | 'not-for-signatures';

/**
 * Reason why a code is undecided. `list`, `crl`: none was given, for this issuer. `path`: the issuer's certificate is
 * neither in the file nor in a list. `stale`: the list is not valid at the moment. `key`: a key that is not supported.
 * `qualifications`: the list has a criterion that is not evaluated.
 */
export type TrustGap = 'list' | 'path' | 'limit' | 'qualifications' | RevocationGap;

/**
 * `not-verified`: the signature of the list was not verified. `own-list`: trusted by the user's own certificates only.
 */
export type TrustWarning = 'stale' | 'not-verified' | 'own-list';

/** The evaluation of a certificate: SdI's codes that apply, and those that cannot be decided. */
export interface TrustVerdict {
  readonly codes: readonly TrustCode[];
  /** The reason for each code. */
  readonly reasons: readonly { readonly code: TrustCode; readonly reason: TrustReason }[];
  readonly undecided: readonly { readonly code: TrustCode; readonly reason: TrustGap }[];
  /** About the list that was used. */
  readonly warnings: readonly TrustWarning[];
  /** The certificate, then its issuers as far as their signatures are valid. */
  readonly path: readonly Certificate[];
  /** The listed service at the end of the path, with its status at the moment. */
  readonly service: TrustedService | null;
  /** Date of a revocation or suspension (ISO 8601); null without one. */
  readonly revokedSince: string | null;
  /** Date of a revocation or suspension after the moment, which has no code; null without one. */
  readonly revokedLater: string | null;
}

export interface TrustedService {
  readonly provider: string | null;
  readonly name: string | null;
  readonly territory: string | null;
  /** Null if the service did not exist yet, or has none because it is from the user's own certificates. */
  readonly status: string | null;
  readonly since: string | null;
}

/**
 * Evaluates a certificate against trusted lists and revocation lists: SdI's codes 00101 and 00104, and the part of
 * 00107 that depends on the lists.
 *
 * @param others The other certificates of the file, in any order. Those that are not in the path are ignored.
 * @param at The moment: an xs:dateTime, or a day, which counts until its end in Italy.
 * @throws TypeError if `at` is neither an xs:dateTime nor a day.
 */
export async function checkTrust(
  certificate: Certificate,
  others: readonly Certificate[],
  at: string,
  sources: TrustSources,
): Promise<TrustVerdict> {
  given('certificate', certificate, 'object');
  given('others', others, 'list');
  given('sources', sources, 'object');
  const { lists, crls } = sources;
  const crypto = cryptoOf(sources.crypto);
  given('sources.lists', lists, 'list');
  given('sources.crls', crls, 'list');
  const moment = instantOf(at);
  if (moment === null)
    throw new TypeError(`at: an xs:dateTime or a day is needed, not ${JSON.stringify(at)}`);
  const usable = lists.filter(({ kind }) => kind !== 'lists');
  const path = await findPath(certificate, { others, anchors: anchorsOf(usable), moment, crypto });
  const chosen = path.anchor === null ? null : chosenService(path.anchor.services, moment);
  const verdict = new Verdict();
  if (usable.length === 0) {
    verdict.undecided('00104', 'list');
    verdict.undecided('00107', 'list');
  } else if (chosen === null) {
    checkWithoutService(path, gapOf(usable, at), verdict);
  } else checkService(certificate, chosen, verdict);
  const search = { crls, moment, crypto };
  const revocation = await checkRevocation(certificate, path, search, verdict);
  if (await hasRevokedAuthority(path, search)) verdict.found('00104', 'revoked-authority');
  return {
    ...verdict.parts(),
    warnings: warningsOf(chosen === null ? usable : [chosen.list], at),
    path: path.certificates,
    service: chosen === null ? null : shown(chosen),
    ...revocation,
  };
}

class Verdict {
  readonly #reasons: { readonly code: TrustCode; readonly reason: TrustReason }[] = [];
  readonly #undecided: { readonly code: TrustCode; readonly reason: TrustGap }[] = [];

  found(code: TrustCode, reason: TrustReason): void {
    this.#reasons.push({ code, reason });
  }

  undecided(code: TrustCode, reason: TrustGap): void {
    this.#undecided.push({ code, reason });
  }

  parts(): Pick<TrustVerdict, 'codes' | 'reasons' | 'undecided'> {
    const codes = this.#reasons.map(({ code }) => code).sort();
    return { codes, reasons: this.#reasons, undecided: this.#undecided };
  }
}

interface ChosenService extends ListedService {
  readonly state: ServiceState | null;
  readonly isAccepted: boolean;
}

/** Chooses an accepted service among those with the same key; official lists take precedence over the user's own. */
function chosenService(services: readonly ListedService[], moment: number): ChosenService | null {
  const known = services.map((each): ChosenService => {
    const state = stateAt(each.service, moment);
    const isTrusted = each.list.kind === 'own' || (state !== null && isAccepted(state, moment));
    return { ...each, state, isAccepted: isTrusted };
  });
  const official = known.filter(({ list }) => list.kind !== 'own');
  const preferred = official.length > 0 ? official : known;
  return preferred.find((each) => each.isAccepted) ?? preferred[0] ?? null;
}

/** Reason why lists that lack an authority do not prove that it is in none. */
function gapOf(lists: readonly TrustList[], at: string): TrustGap | null {
  if (lists.every(({ kind }) => kind === 'own')) return 'list';
  return lists.some((list) => isStale(list, at)) ? 'stale' : null;
}

function checkWithoutService({ certificates, flaw }: Path, gap: TrustGap | null, verdict: Verdict): void {
  if (flaw === 'broken') verdict.found('00104', 'broken');
  else if (flaw === 'key' || flaw === 'limit') verdict.undecided('00104', flaw);
  else if (flaw !== 'unlisted') verdict.undecided('00104', 'path');
  // A self-signed signer is in no list, so missing lists do not matter.
  else if (gap !== null && certificates.length > 1) verdict.undecided('00104', gap);
  else verdict.found('00104', 'unlisted');
  verdict.undecided('00107', 'path');
}

function checkService(certificate: Certificate, chosen: ChosenService, verdict: Verdict): void {
  if (!chosen.isAccepted) verdict.found('00104', 'not-granted');
  const flaw: QualificationFlaw | null = qualificationFlaw(certificate, chosen.state);
  if (flaw === 'unknown') verdict.undecided('00107', 'qualifications');
  else if (flaw !== null) verdict.found('00107', flaw);
}

async function checkRevocation(
  certificate: Certificate,
  { certificates: [, issuer] }: Path,
  search: RevocationSearch,
  verdict: Verdict,
): Promise<Pick<TrustVerdict, 'revokedSince' | 'revokedLater'>> {
  if (search.crls.length === 0 || issuer === undefined) {
    verdict.undecided('00101', search.crls.length === 0 ? 'crl' : 'path');
    return { revokedSince: null, revokedLater: null };
  }
  const answer = await revocationOf(certificate, issuer, search);
  if (answer.is === 'unknown') verdict.undecided('00101', answer.gap);
  if (answer.is !== 'revoked') return { revokedSince: null, revokedLater: answer.later?.since ?? null };
  verdict.found('00101', answer.revocation.kind === 'suspended' ? 'suspended' : 'revoked');
  return { revokedSince: answer.revocation.since, revokedLater: null };
}

/**
 * True if a certificate between the signer's and the listed one was revoked, by the lists that are given. Without a list
 * of its issuer it remains undecided: most paths have no such certificate. A listed one is evaluated by the status of its
 * service.
 */
async function hasRevokedAuthority(
  { certificates, anchor }: Path,
  search: RevocationSearch,
): Promise<boolean> {
  const listed = anchor === null ? certificates.length : certificates.length - 1;
  for (const [index, certificate] of certificates.entries()) {
    const issuer = certificates[index + 1];
    if (index === 0 || index >= listed || issuer === undefined) continue;
    if ((await revocationOf(certificate, issuer, search)).is === 'revoked') return true;
  }
  return false;
}

function warningsOf(lists: readonly TrustList[], at: string): readonly TrustWarning[] {
  const warnings = new Set<TrustWarning>();
  for (const list of lists) {
    if (isStale(list, at)) warnings.add('stale');
    if (list.kind === 'own') warnings.add('own-list');
    else if (list.signature !== 'verified') warnings.add('not-verified');
  }
  return [...warnings];
}

function shown({ service: { provider, name }, list: { territory }, state }: ChosenService): TrustedService {
  return { provider, name, territory, status: state?.status ?? null, since: state?.since ?? null };
}
