/** Whether the disk of a folder has room: looked at before something is written, so that nothing fails half-way. */
import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { SandboxError } from '../error.ts';

/**
 * Bytes that are left alone. The largest change is one document of the largest body, which is written to its table
 * and to the log of the database.
 */
export const RESERVE = 32_000_000;

/** Milliseconds for which a look holds: in so short a time the database cannot write the reserve. */
const CHECK_INTERVAL = 100;

/** Free bytes of the disk that a folder is on; null where the system does not say. */
export type FreeSpace = (path: string) => number | null;

export const freeSpace: FreeSpace = (path) => {
  try {
    const { bavail, bsize, blocks } = statfsSync(path);
    // Some file systems of containers and networks say nothing of themselves.
    return blocks === 0 ? null : bavail * bsize;
  } catch {
    return null;
  }
};

export const hasRoom = (path: string, free: FreeSpace = freeSpace): boolean =>
  (free(path) ?? RESERVE) >= RESERVE;

/**
 * Refuses statements and transactions while there is no room. What has begun goes on: a transaction that were refused
 * in the middle could not be rolled back either.
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
