/** PostgreSQL inside this process: in memory, or in a folder. */
import { rm, writeFile } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { LockSettings } from '../../lock/index.ts';
import { SandboxError } from '../error.ts';
import { migrationsFolder, preparedDatabase } from './assets.ts';
import { type ClaimedFolder, claimFolder } from './folder.ts';
import type { Database, OpenDatabase } from './open.ts';
import { keepStatistics } from './statistics.ts';
import * as tables from './tables/index.ts';

/** Segments of the log of one megabyte instead of sixteen: a new database has few and they are all written. */
const SMALL: PGliteOptions = { initDbStartParams: ['--wal-segsize=1'] };

export async function openMemory(): Promise<OpenDatabase> {
  return migrated(await create('memory://'));
}

/** @throws SandboxError when the folder cannot be used. */
export async function openFolder(path: string, settings: LockSettings = {}): Promise<OpenDatabase> {
  const folder = await claimFolder(path, settings);
  try {
    const client = guarded(folder.isNew ? await fill(folder) : await reopen(folder), folder);
    const opened = await migrated(client);
    return {
      ...opened,
      async close() {
        // What another process has open by now is not to be written to, at the end neither.
        if (await folder.lock.isHeld()) await opened.close();
        await folder.lock.release();
      },
    };
  } catch (error) {
    await folder.lock.release();
    throw error;
  }
}

/**
 * A process that was suspended finds another one in its folder: it writes nothing more. All that PGlite does passes
 * through this one call.
 */
function guarded(client: PGlite, { path, lock }: ClaimedFolder): PGlite {
  const execute = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (...given) => {
    if (!lock.isFresh && !(await lock.isHeld())) throw new SandboxError('folder_lost', { path });
    return execute(...given);
  };
  return client;
}

/** A process that is killed on the way leaves the mark, and the next one begins again. */
async function fill({ data, mark }: ClaimedFolder): Promise<PGlite> {
  await writeFile(mark, '');
  const client = await create(data);
  await rm(mark);
  return client;
}

async function reopen({ path, data }: ClaimedFolder): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: data });
  } catch (cause) {
    throw new SandboxError('folder_damaged', { path }, { cause });
  }
}

async function create(dataDir: string): Promise<PGlite> {
  const prepared = await preparedDatabase();
  return PGlite.create({ dataDir, ...SMALL, ...(prepared === null ? {} : { loadDataDir: prepared }) });
}

async function migrated(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle(client, { schema: tables });
  try {
    await migrate(db, { migrationsFolder: migrationsFolder(), migrationsSchema: 'public' });
    const endStatistics = await keepStatistics(client);
    return {
      kind: 'pglite',
      db: db as Database,
      async close() {
        await endStatistics();
        await client.close();
      },
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * The files of a database that has the tables and nothing in them, as a tar archive. Without the templates that new
 * databases are copied from: nobody makes one here, and it is a third as large and sooner unpacked.
 */
export async function prepare(): Promise<Uint8Array> {
  const client = await PGlite.create({ dataDir: 'memory://', ...SMALL });
  const { close } = await migrated(client);
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  await client.exec('vacuum full');
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await close();
  return new Uint8Array(await dump.arrayBuffer());
}
