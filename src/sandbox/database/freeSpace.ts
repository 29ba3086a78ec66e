/** Checks the free space of a disk before each write, so that no write fails halfway. */
import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { SandboxError } from '../error.ts';

/**
 * Bytes to keep free. The largest change is one document of the maximum body size, which is written to its table and
 * to the database's log.
 */
export const RESERVE = 32_000_000;

/** Milliseconds between checks: too short for the database to write the reserve. */
const CHECK_INTERVAL = 100;

/** Free bytes on the folder's disk; null if the system does not report them. */
export type FreeSpace = (path: string) => number | null;

export const freeSpace: FreeSpace = (path) => {
  try {
    const { bavail, bsize, blocks } = statfsSync(path);
    // Some file systems of containers and networks report zero blocks.
    return blocks === 0 ? null : bavail * bsize;
  } catch {
    return null;
  }
};

export const hasRoom = (path: string, free: FreeSpace = freeSpace): boolean =>
  (free(path) ?? RESERVE) >= RESERVE;

/**
 * Refuses statements and transactions while the disk is full. A transaction in progress continues: refusing its
 * statements would prevent its rollback too.
 */
export function refuseWhenFull(client: PGlite, path: string, free: FreeSpace = freeSpace): void {
  let looked = Number.NEGATIVE_INFINITY;
  const check = (): void => {
    const now = performance.now();
    if (now - looked < CHECK_INTERVAL) return;
    if (!hasRoom(path, free)) throw new SandboxError('folder_full', { path });
    looked = now;
  };
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)];
  client.query = async (...given) => {
    check();
    return query(...given);
  };
  client.transaction = async (work) => {
    check();
    return transaction(work);
  };
}
