/** `fattura trust show`: describes lists. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isStale, readTrustBundle, type TrustList, type TrustService } from '../../envelope/trust/index.ts';
import { UsageError } from '../command/usageError.ts';
import { fold } from '../terminal/fold.ts';
import { bytesOf, isXml, type ListSigner, readSigner, readXmlList } from './readTrust.ts';
import type { TrustSettings } from './settings.ts';

/** The facts about a list; the names are those of the JSON output. */
export interface ListSummary {
  readonly file: string;
  readonly kind: TrustList['kind'];
  readonly territory: string | null;
  readonly operator: string | null;
  readonly sequenceNumber: number | null;
  readonly version: number | null;
  readonly issued: string | null;
  readonly nextUpdate: string | null;
  /** True if the date of the next update has passed. */
  readonly stale: boolean;
  readonly signature: TrustList['signature'];
  readonly signer: string | null;
  readonly warnings: TrustList['warnings'];
  /** Services by their current status. */
  readonly services: { readonly total: number; readonly statuses: Readonly<Record<string, number>> };
  /** The territories of a list of trusted lists. */
  readonly countries: readonly string[];
  /** The services that were searched; null without a search. */
  readonly issuers: readonly IssuerSummary[] | null;
}

export interface IssuerSummary {
  readonly provider: string | null;
  readonly service: string | null;
  /** Null in the user's own list. */
  readonly status: string | null;
  readonly since: string | null;
  readonly notAfter: string | null;
}

/** @throws UsageError */
export async function showLists(
  { file, signer, folder, issuer }: TrustSettings,
  { cwd, now }: { readonly cwd: string; readonly now: string },
): Promise<readonly ListSummary[]> {
  const allowed = signer === null ? null : await readSigner(signer, cwd);
  const found =
    file === null ? await downloaded(folder, allowed) : [{ file, list: await anyList(file, allowed, cwd) }];
  return found.map((each) => summaryOf(each.file, each.list, { issuer, now }));
}

/** A list of any kind, or a bundle. */
async function anyList(name: string, signer: ListSigner | null, cwd: string): Promise<TrustList> {
  const bytes = await bytesOf(name, cwd);
  if (isXml(bytes)) return await readXmlList(name, bytes, signer);
  const bundle = readTrustBundle(bytes);
  if (bundle === null) throw new UsageError(({ trust }) => trust.noList(name));
  return bundle;
}

interface Found {
  readonly file: string;
  readonly list: TrustList;
}

/** The downloaded lists, verified again. */
async function downloaded(folder: string, signer: ListSigner | null): Promise<readonly Found[]> {
  const names = namesIn(folder);
  if (!names.includes(LISTS)) throw new UsageError(({ trust }) => trust.nothingFetched(folder));
  const path = join(folder, LISTS);
  const allowed = signer ?? (await readSigner(path, folder));
  const lists = await readXmlList(path, await bytesOf(path, folder), allowed);
  const countries = names.filter((name) => /^tsl-[a-z]{2}\.xml$/.test(name)).sort();
  return [
    { file: path, list: lists },
    ...(await Promise.all(
      countries.map(async (name) => {
        const file = join(folder, name);
        return { file, list: await readXmlList(file, await bytesOf(file, folder), lists) };
      }),
    )),
  ];
}

const LISTS = 'eu-lotl.xml';

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export function summaryOf(
  file: string,
  list: TrustList,
  { issuer = null, now }: { readonly issuer?: string | null; readonly now: string },
): ListSummary {
  const statuses: Record<string, number> = {};
  for (const { states } of list.services) {
    const status = states[0]?.status;
    if (status !== undefined) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const { kind, territory, operator, sequenceNumber, version, issued, nextUpdate, signature, warnings } =
    list;
  const others = list.pointers.flatMap((pointer) => pointer.territory ?? []);
  return {
    file,
    kind,
    territory,
    operator,
    sequenceNumber,
    version,
    issued,
    nextUpdate,
    stale: isStale(list, now),
    signature,
    signer: list.signer?.subject ?? null,
    warnings,
    services: { total: list.services.length, statuses },
    countries: kind === 'lists' ? [...new Set(others)].filter((each) => each !== territory).sort() : [],
    issuers: issuer === null ? null : list.services.filter((each) => isNamed(each, issuer)).map(issuerOf),
  };
}

function isNamed({ provider, name, certificates }: TrustService, wanted: string): boolean {
  const needle = fold(wanted);
  return [provider, name, ...certificates.map(({ subject }) => subject)].some(
    (each) => each !== null && fold(each).includes(needle),
  );
}

function issuerOf({
  provider,
  name,
  certificates: [certificate],
  states: [state],
}: TrustService): IssuerSummary {
  return {
    provider,
    service: certificate?.subject ?? name,
    status: state?.status ?? null,
    since: state?.since ?? null,
    notAfter: certificate?.notAfter ?? null,
  };
}
