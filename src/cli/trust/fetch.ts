/**
 * `fattura trust fetch`: downloads the list of trusted lists and the list of a country; each is verified with the
 * signers of the previous one.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import {
  isStale,
  locationOf,
  readTrustList,
  signersFor,
  type TrustList,
  type TrustListReason,
} from '../../envelope/trust/index.ts';
import { type Certificate, readCertificate } from '../../envelope/x509/index.ts';
import type { Io } from '../process/io.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import { download, isAllowedAddress } from './download.ts';
import { type Pin, type Pins, readPins, writeAll } from './pins.ts';
import { type ListSigner, readSigner } from './readTrust.ts';
import type { TrustSettings } from './settings.ts';

/** A downloaded list is not accepted. */
export class RefusedListError extends Error {
  override readonly name = 'RefusedListError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export type Refusal =
  | { readonly reason: TrustListReason; readonly url: string }
  /** The list of trusted lists is not signed by a known or given signer. */
  | { readonly reason: 'unknown-signer'; readonly url: string; readonly isPinned: boolean }
  /** Its sequence number is lower than that of the last download, or missing. */
  | { readonly reason: 'older'; readonly url: string; readonly found: number; readonly known: number }
  | { readonly reason: 'number'; readonly url: string }
  /** The list is of another kind or territory. */
  | { readonly reason: 'other'; readonly url: string; readonly found: string; readonly expected: string }
  | { readonly reason: 'country'; readonly country: string; readonly known: readonly string[] }
  | { readonly reason: 'address'; readonly url: string };

export interface Fetched {
  readonly lists: FetchedList;
  readonly country: FetchedList;
  /** SHA-256 of the certificate that signed the list of trusted lists. */
  readonly fingerprint: string;
  /**
   * True if the list of trusted lists was verified only with the signers that it names itself, because none was known.
   */
  readonly isFirstUse: boolean;
}

export interface FetchedList {
  readonly list: TrustList;
  readonly path: string;
  readonly sha256: string;
  readonly isStale: boolean;
}

interface Work {
  readonly settings: TrustSettings;
  readonly io: Io;
  /** The current time, to detect outdated lists. */
  readonly now: string;
}

/** @throws RefusedListError, DownloadError, UsageError */
export async function fetchLists({ settings, io, now }: Work): Promise<Fetched> {
  const { folder, country, url, timeout } = settings;
  const pins = readPins(folder);
  const given = settings.signer === null ? null : await readSigner(settings.signer, io.cwd);
  const listsBytes = await download(url, { io, timeout });
  const { list: lists, isFirstUse } = await acceptListOfLists(url, listsBytes, {
    given,
    pinned: pinnedSigners(pins),
  });
  const listsPin = pinOf(url, lists, listsBytes, pins.lists);

  const location = locationOf(country, lists);
  if (location === null) throw refused({ reason: 'country', country, known: territories(lists) });
  if (!isAllowedAddress(location)) throw refused({ reason: 'address', url: location });
  const bytes = await download(location, { io, timeout });
  const list = await acceptCountry(location, bytes, { lists, country });
  const pin = pinOf(location, list, bytes, pins.countries[country] ?? null);

  const files = { 'eu-lotl.xml': listsBytes, [`tsl-${country.toLowerCase()}.xml`]: bytes };
  const signers = signersFor(lists, lists).map(({ der }) => Buffer.from(der).toString('base64'));
  writeAll(folder, files, {
    lists: { ...listsPin, signers },
    countries: { ...pins.countries, [country]: pin },
  });
  const [listsPath = '', path = ''] = Object.keys(files).map((name) => join(folder, name));
  return {
    lists: { list: lists, path: listsPath, sha256: listsPin.sha256, isStale: isStale(lists, now) },
    country: { list, path, sha256: pin.sha256, isStale: isStale(list, now) },
    fingerprint: lists.signer === null ? '' : new X509Certificate(lists.signer.der).fingerprint256,
    isFirstUse,
  };
}

/** The certificates that the last list of trusted lists named as its signers; null before the first download. */
function pinnedSigners({ lists }: Pins): readonly Certificate[] | null {
  const certificates = (lists?.signers ?? []).flatMap(
    (signer) => readCertificate(new Uint8Array(Buffer.from(signer, 'base64'))) ?? [],
  );
  return lists === null ? null : certificates;
}

async function acceptListOfLists(
  url: string,
  bytes: Uint8Array,
  { given, pinned }: { readonly given: ListSigner | null; readonly pinned: ListSigner | null },
): Promise<{ readonly list: TrustList; readonly isFirstUse: boolean }> {
  const unverified = await readTrustList(bytes, { crypto: nodeCrypto() });
  if (!unverified.ok) throw refused({ reason: unverified.reason, url });
  const { kind, territory } = unverified.list;
  if (kind !== 'lists') throw refused({ reason: 'other', url, found: territory ?? kind, expected: 'EU' });
  // The list must name its own signer, so that the next list can be verified with it.
  const own = await readTrustList(bytes, { crypto: nodeCrypto(), signer: unverified.list });
  if (!own.ok) throw refused({ reason: own.reason, url });
  const signer = given ?? pinned;
  if (signer === null) return { list: own.list, isFirstUse: true };
  const result = await readTrustList(bytes, { crypto: nodeCrypto(), signer });
  if (!result.ok) throw refused({ reason: 'unknown-signer', url, isPinned: given === null });
  return { list: result.list, isFirstUse: false };
}

async function acceptCountry(
  url: string,
  bytes: Uint8Array,
  { lists, country }: { readonly lists: TrustList; readonly country: string },
): Promise<TrustList> {
  const result = await readTrustList(bytes, { crypto: nodeCrypto(), signer: lists });
  if (!result.ok) throw refused({ reason: result.reason, url });
  const { kind, territory } = result.list;
  if (kind !== 'country' || territory !== country)
    throw refused({ reason: 'other', url, found: territory ?? kind, expected: country });
  return result.list;
}

/** @throws RefusedListError if the list is older than the last one. */
function pinOf(url: string, list: TrustList, bytes: Uint8Array, last: Pin | null): Pin {
  const { sequenceNumber, nextUpdate } = list;
  if (sequenceNumber === null) throw refused({ reason: 'number', url });
  if (last !== null && sequenceNumber < last.sequenceNumber)
    throw refused({ reason: 'older', url, found: sequenceNumber, known: last.sequenceNumber });
  return { url, sequenceNumber, nextUpdate, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function territories({ pointers, territory }: TrustList): readonly string[] {
  const all = pointers.flatMap((pointer) => pointer.territory ?? []);
  return [...new Set(all)].filter((each) => each !== territory).sort();
}

function refused(refusal: Refusal): RefusedListError {
  return new RefusedListError(refusal);
}
