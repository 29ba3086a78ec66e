/** Finds the path from a certificate to a listed one, by names and verified signatures. */
import { equal } from '../equal.ts';
import type { SignatureCrypto } from '../signatures/crypto.ts';
import { hexadecimalIn } from '../values.ts';
import type { Certificate } from '../x509/certificate.ts';
import { nameKey } from '../x509/names.ts';
import { keyOctetsIn } from '../x509/publicKey.ts';
import { type Anchor, type Anchors, append, textOf } from './anchors.ts';
import { instantOf } from './instant.ts';
import { isSignedBy } from './signed.ts';

/** Certificates above the first one. Real paths have one or two. */
const MAX_STEPS = 5;

/** Maximum number of signatures verified for one path: a file may contain thousands of certificates with one name. */
const MAX_VERIFICATIONS = 64;

/**
 * Reason why no path was found. `missing`: the next certificate is neither in the file nor in a list. `unlisted`: the
 * path ends at a self-signed certificate that is not listed. `broken`: the signature does not fit the issuer's key.
 */
export type PathFlaw = 'missing' | 'unlisted' | 'broken' | 'key' | 'limit';

export interface Path {
  /** The certificate, then its issuers as far as their signatures are valid. */
  readonly certificates: readonly Certificate[];
  readonly anchor: Anchor | null;
  /** Null with an anchor. */
  readonly flaw: PathFlaw | null;
}

export interface PathSearch {
  readonly others: readonly Certificate[];
  readonly anchors: Anchors;
  readonly moment: number;
  readonly crypto: SignatureCrypto;
}

/** If several branches fail, an incomplete one is more informative than an invalid one. */
const BY_WEIGHT: readonly PathFlaw[] = ['limit', 'key', 'missing', 'broken', 'unlisted'];

export async function findPath(certificate: Certificate, search: PathSearch): Promise<Path> {
  return await new PathFinder(search).from(certificate);
}

class PathFinder {
  readonly #search: PathSearch;
  readonly #byName = new Map<string, Certificate[]>();
  #verifications = 0;

  constructor(search: PathSearch) {
    this.#search = search;
    for (const certificate of search.others)
      append(this.#byName, nameKey(certificate.subjectName), certificate);
  }

  async from(certificate: Certificate): Promise<Path> {
    const results: Path[] = [];
    const waiting: (readonly Certificate[])[] = [[certificate]];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const step = await this.#step(path);
      if ('flaw' in step) {
        if (step.anchor !== null) return step;
        results.push(step);
      } else waiting.push(...step.longer);
    }
    return worst(results, certificate);
  }

  /** Returns a result, or the paths that are longer by one. */
  async #step(path: readonly Certificate[]): Promise<Path | { readonly longer: (readonly Certificate[])[] }> {
    const last = path.at(-1);
    const end = (flaw: PathFlaw): Path => ({ certificates: path, anchor: null, flaw });
    if (last === undefined) return end('missing');
    if (path.length > MAX_STEPS) return end('limit');
    const { anchors } = this.#search;
    const flaws = new Set<PathFlaw>();
    for (const anchor of anchors.named(last.issuerName)) {
      const isSigned = await this.#isSigned(last, anchor.certificate);
      if (isSigned === true) return { certificates: [...path, anchor.certificate], anchor, flaw: null };
      if (isSigned !== false) flaws.add(isSigned);
      else if (isOfKey(last, anchor.certificate)) flaws.add('broken');
    }
    const name = nameKey(last.issuerName);
    const longer: (readonly Certificate[])[] = [];
    for (const issuer of this.#candidates(last, name)) {
      if (path.some(({ spki }) => equal(spki, issuer.spki))) continue;
      const isSigned = await this.#isSigned(last, issuer);
      if (isSigned === true) {
        const anchor = anchors.withKey(issuer.spki) ?? (await this.#anchorByKeyId(issuer));
        if (anchor !== undefined) return { certificates: [...path, issuer], anchor, flaw: null };
        longer.push([...path, issuer]);
      } else if (isSigned !== false) flaws.add(isSigned);
      else if (isOfKey(last, issuer)) flaws.add('broken');
    }
    return longer.length > 0
      ? { longer: longer.reverse() }
      : end(strongest(flaws) ?? (this.#isUnlisted(last, name) ? 'unlisted' : 'missing'));
  }

  #isUnlisted({ subjectName, subject }: Certificate, issuer: string): boolean {
    return issuer === nameKey(subjectName) && !this.#search.anchors.mayName(subject);
  }

  /**
   * The service that is listed by the identifier of its key only. The identifier is computed (RFC 5280 §4.2.1.2): the
   * one in a certificate is what its issuer wrote.
   */
  async #anchorByKeyId(issuer: Certificate): Promise<Anchor | undefined> {
    const { anchors, crypto } = this.#search;
    const key = keyOctetsIn(issuer.spki);
    if (key === null) return undefined;
    const digest = await crypto.digest('SHA-1', key);
    return anchors.withKeyId(issuer, hexadecimalIn(digest, { start: 0, end: digest.length }));
  }

  /** The certificates of the file that may issue others; first those with the key that the certificate names. */
  #candidates(certificate: Certificate, name: string): readonly Certificate[] {
    const usable = (this.#byName.get(name) ?? []).filter((each) => this.#mayIssue(each));
    const isNamed = (each: Certificate): boolean =>
      certificate.authorityKeyId !== null && each.subjectKeyId === certificate.authorityKeyId;
    const sorted = [...usable.filter((each) => !isNamed(each)), ...usable.filter(isNamed)];
    // One certificate for each key, so that copies are not verified again. The last one of a key stays.
    return [...new Map(sorted.map((each) => [textOf(each.spki), each])).values()].reverse();
  }

  #mayIssue({ isCa, keyUsage, unknownCritical, notBefore, notAfter }: Certificate): boolean {
    if (!isCa || unknownCritical.length > 0 || keyUsage?.has('keyCertSign') === false) return false;
    const { moment } = this.#search;
    const from = notBefore === null ? null : instantOf(notBefore);
    const until = notAfter === null ? null : instantOf(notAfter);
    return from !== null && until !== null && from <= moment && moment <= until;
  }

  async #isSigned(certificate: Certificate, issuer: Certificate): Promise<boolean | 'key' | 'limit'> {
    if (this.#verifications === MAX_VERIFICATIONS) return 'limit';
    this.#verifications += 1;
    return (await isSignedBy(certificate, issuer.spki, this.#search.crypto)) ?? 'key';
  }
}

/** False if the certificate names another key of the same issuer. */
function isOfKey({ authorityKeyId }: Certificate, { subjectKeyId }: Certificate): boolean {
  return authorityKeyId === null || subjectKeyId === null || authorityKeyId === subjectKeyId;
}

function strongest(flaws: ReadonlySet<PathFlaw>): PathFlaw | undefined {
  return BY_WEIGHT.find((flaw) => flaws.has(flaw));
}

function worst(results: readonly Path[], certificate: Certificate): Path {
  const flaw = strongest(new Set(results.flatMap((result) => result.flaw ?? [])));
  return (
    results.find((result) => result.flaw === flaw) ?? {
      certificates: [certificate],
      anchor: null,
      flaw: 'missing',
    }
  );
}
