/** The location of the journal: one per service and company, regardless of the current folder. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stateFolder } from '../../files/folders.ts';
import type { Io } from '../../process/io.ts';
import type { JournalPlace } from './readJournal.ts';

/** The journal of earlier versions, in the current folder. */
const EARLIER = 'fattura-submissions.ndjson';

export interface JournalPlaces {
  readonly journal: JournalPlace;
  /** Read as history; null if there is none, or with --journal. */
  readonly earlier: JournalPlace | null;
}

interface Owner {
  readonly baseUrl: string;
  readonly companyId: string;
}

/** @param named The value of --journal. */
export function journalPlaces(
  named: string | null,
  owner: Owner,
  io: Pick<Io, 'cwd' | 'env'>,
): JournalPlaces {
  if (named !== null) return { journal: { name: named, path: resolve(io.cwd, named) }, earlier: null };
  const earlier = join(io.cwd, EARLIER);
  const path = join(stateFolder(io.env), 'submissions', journalName(owner));
  return {
    journal: { name: path, path, isOurs: true },
    earlier: existsSync(earlier) ? { name: EARLIER, path: earlier } : null,
  };
}

/** A name with the host, for readability, and a hash that distinguishes services and companies. */
export function journalName({ baseUrl, companyId }: Owner): string {
  const host = new URL(baseUrl).hostname.replace(/[^\w.-]/g, '_');
  const owner = createHash('sha256')
    .update(JSON.stringify([baseUrl, companyId]))
    .digest('hex')
    .slice(0, 12);
  return `${host}-${owner}.ndjson`;
}
