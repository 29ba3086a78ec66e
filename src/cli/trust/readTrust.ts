/** Reads trusted lists, their signers and revocation lists from files. */
import { resolve } from 'node:path';
import { open } from '../../envelope/index.ts';
import {
  type Crl,
  type ReadTrustListOptions,
  readCertificates,
  readCrl,
  readTrustBundle,
  readTrustList,
  type TrustList,
} from '../../envelope/trust/index.ts';
import { UsageError } from '../command/usageError.ts';
import { readFileUpTo } from '../files/read.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import type { TrustFiles } from '../signatures/trustFiles.ts';

export interface TrustData {
  readonly lists: readonly TrustList[];
  readonly crls: readonly Crl[];
}

export type ListSigner = NonNullable<ReadTrustListOptions['signer']>;

/** Maximum size in bytes; the largest revocation lists have about 40 MB. */
const MAX_BYTES = 100_000_000;

/** @throws UsageError if a file cannot be read or is of another kind, or if a signature is invalid. */
export async function readTrust({ lists, signer, crls }: TrustFiles, cwd: string): Promise<TrustData> {
  const allowed = signer === null ? null : await readSigner(signer, cwd);
  const read = await Promise.all(lists.map((name) => readList(name, allowed, cwd)));
  if (signer !== null && !read.some(({ kind }) => kind === 'country'))
    throw new UsageError(({ trust }) => trust.signerWithoutList(signer));
  return {
    lists: read,
    crls: await Promise.all(crls.map((name) => readCrlFile(name, cwd))),
  };
}

/** Reads a bundle, or a trusted list; its signature is verified if a signer is given. */
async function readList(name: string, signer: ListSigner | null, cwd: string): Promise<TrustList> {
  const bytes = await bytesOf(name, cwd);
  if (!isXml(bytes)) {
    const bundle = readTrustBundle(bytes);
    if (bundle === null) throw new UsageError(({ trust }) => trust.noList(name));
    return bundle;
  }
  const list = await readXmlList(name, bytes, signer);
  if (list.kind === 'lists') throw new UsageError(({ trust }) => trust.listOfLists(name));
  return list;
}

/** @throws UsageError */
export async function readXmlList(
  name: string,
  bytes: Uint8Array,
  signer: ListSigner | null,
): Promise<TrustList> {
  const result = await readTrustList(bytes, { crypto: nodeCrypto(), ...(signer === null ? {} : { signer }) });
  if (!result.ok) throw new UsageError(({ trust }) => trust.refused[result.reason](name));
  return result.list;
}

/**
 * The certificates in a file, or a list of trusted lists. The latter must be signed by one of the signers that it names itself,
 * so a damaged one is not accepted.
 *
 * @throws UsageError
 */
export async function readSigner(name: string, cwd: string): Promise<ListSigner> {
  const bytes = await bytesOf(name, cwd);
  if (!isXml(bytes)) {
    const certificates = readCertificates(bytes);
    if (certificates === null) throw new UsageError(({ trust }) => trust.noSigner(name));
    return certificates;
  }
  const list = await readXmlList(name, bytes, null);
  if (list.kind !== 'lists') throw new UsageError(({ trust }) => trust.noListOfLists(name));
  return await readXmlList(name, bytes, list);
}

async function readCrlFile(name: string, cwd: string): Promise<Crl> {
  const crl = readCrl(await bytesOf(name, cwd));
  if (crl === null) throw new UsageError(({ trust }) => trust.noCrl(name));
  return crl;
}

export async function bytesOf(name: string, cwd: string): Promise<Uint8Array> {
  const found = await readFileUpTo(resolve(cwd, name), MAX_BYTES);
  if (found.ok) return found.bytes;
  throw new UsageError(({ trust, reason }) =>
    found.reason === 'size' ? trust.tooLarge(name, MAX_BYTES) : trust.unreadable(name, reason(found.code)),
  );
}

/** True for XML, in any encoding. */
export function isXml(bytes: Uint8Array): boolean {
  return open(bytes).kind === 'xml';
}
