/** Looks a certificate up in revocation lists. */
import type { SignatureCrypto } from '../signatures/crypto.ts';
import type { Certificate } from '../x509/certificate.ts';
import { isSameName } from '../x509/names.ts';
import type { Crl } from './crl.ts';
import { findEntry, type Revocation } from './crlEntries.ts';
import { extensionOf } from './extension.ts';
import { instantOf } from './instant.ts';
import { isSignedBy } from './signed.ts';
import { urisIn } from './uris.ts';

/**
 * Reason why revocation is undecided. `crl`: no list of the issuer. `crl-signature`: its signature is broken.
 * `crl-unsupported`: a delta, an indirect list, or one with parts that are not supported. `stale`: not valid at the
 * moment. `key`: the issuer's key is not supported.
 */
export type RevocationGap = 'crl' | 'crl-signature' | 'crl-unsupported' | 'stale' | 'key';

/** `later`: a revocation or suspension that was not in force at the moment yet. */
export type RevocationAnswer =
  | { readonly is: 'revoked'; readonly revocation: Revocation }
  | { readonly is: 'good'; readonly later: Revocation | null }
  | { readonly is: 'unknown'; readonly gap: RevocationGap; readonly later: Revocation | null };

const CRL_DISTRIBUTION_POINTS = '2.5.29.31';

/** The most informative gap first. */
const BY_WEIGHT: readonly RevocationGap[] = ['stale', 'crl-unsupported', 'crl-signature', 'key', 'crl'];

/** Maximum number of lists of one issuer that are examined. */
const MAX_LISTS = 32;

export interface RevocationSearch {
  readonly crls: readonly Crl[];
  readonly moment: number;
  readonly crypto: SignatureCrypto;
}

export async function revocationOf(
  certificate: Certificate,
  issuer: Certificate,
  { crls, moment, crypto }: RevocationSearch,
): Promise<RevocationAnswer> {
  const own = crls
    .filter(({ issuerName }) => isSameName(issuerName, certificate.issuerName))
    .slice(0, MAX_LISTS);
  const gaps = new Set<RevocationGap>(['crl']);
  const revoked: Revocation[] = [];
  let suspended: Revocation | null = null;
  const later = new LaterRevocation();
  let isCovered = false;
  let newest = Number.NEGATIVE_INFINITY;
  for (const crl of own) {
    const isRight = await isSignedBy(crl, issuer.spki, crypto);
    if (isRight !== true || issuer.keyUsage?.has('cRLSign') === false) {
      gaps.add(isRight === null ? 'key' : 'crl-signature');
      continue;
    }
    if (crl.unsupported !== null) {
      gaps.add('crl-unsupported');
      continue;
    }
    const found = findEntry(crl.entries, certificate.serial);
    const entry = inForce(found, moment);
    if (entry?.kind === 'revoked') revoked.push(entry);
    if (!isOf(crl, certificate)) continue;
    const from = instantOf(crl.thisUpdate) ?? Number.POSITIVE_INFINITY;
    later.add(entry === null ? found : null, from);
    const isValid = from <= moment && moment <= (instantOf(crl.nextUpdate ?? '') ?? from);
    if (!isValid) gaps.add('stale');
    // A suspension may be lifted: the newest list that is valid decides, without one any list.
    if (isValid && from > newest) {
      suspended = null;
      newest = from;
    }
    if (entry?.kind === 'suspended' && (isValid ? from === newest : !isCovered)) suspended = entry;
    isCovered ||= isValid;
  }
  const [found] = revoked;
  if (found !== undefined) return { is: 'revoked', revocation: found };
  if (suspended !== null) return { is: 'revoked', revocation: suspended };
  if (isCovered) return { is: 'good', later: later.found };
  return { is: 'unknown', gap: BY_WEIGHT.find((gap) => gaps.has(gap)) ?? 'crl', later: later.found };
}

/** A revocation after the moment, in any list; a suspension only in the newest one, because it may be lifted. */
class LaterRevocation {
  #revoked: Revocation | null = null;
  #suspended: Revocation | null = null;
  #newest = Number.NEGATIVE_INFINITY;

  add(entry: Revocation | null, from: number): void {
    if (entry?.kind === 'revoked') this.#revoked ??= entry;
    if (from < this.#newest) return;
    this.#newest = from;
    this.#suspended = entry?.kind === 'suspended' ? entry : null;
  }

  get found(): Revocation | null {
    return this.#revoked ?? this.#suspended;
  }
}

/** Null for an entry that was not in force yet, or was removed. */
function inForce(entry: Revocation | null, moment: number): Revocation | null {
  if (entry === null || entry.kind === 'removed') return null;
  const since = entry.since === null ? null : instantOf(entry.since);
  return since !== null && since > moment ? null : entry;
}

/** An issuer may distribute its certificates over several lists (RFC 5280 §6.3.3 b). */
function isOf({ distribution }: Crl, { der }: Certificate): boolean {
  if (distribution === null) return true;
  const points = extensionOf(der, CRL_DISTRIBUTION_POINTS);
  const own = points === null ? [] : urisIn(der, points);
  return own.some((uri) => distribution.includes(uri));
}
