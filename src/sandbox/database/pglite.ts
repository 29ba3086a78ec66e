/** PostgreSQL inside this process: in memory, or in a folder. */
import { rm, writeFile } from 'node:fs/promises';
import { MemoryFS, PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { LockSettings } from '../../lock/index.ts';
import { codeOf, SandboxError } from '../error.ts';
import { migrationsFolder, preparedDatabase } from './assets.ts';
import type { Database, OpenDatabase } from './database.ts';
import { rootCause } from './failure.ts';
import { type ClaimedFolder, claimFolder } from './folder.ts';
import { type FreeSpace, freeSpace, hasRoom, refuseWhenFull } from './freeSpace.ts';
import { NamedStatements } from './named.ts';
import { type Filesystem, PanicWatch } from './panic.ts';
import { keepStatistics } from './statistics.ts';
import * as tables from './tables/index.ts';
import { addTextIndexes } from './textSearch.ts';

/** For filters by a part of a text (textSearch.ts). */
const extensions = { pg_trgm };

/** PGlite reads bytes digit by digit, which takes longer than the statement that reads a file. */
const HEX = '\\x';
const parsers = { [types.BYTEA]: (text: string) => Buffer.from(text.slice(HEX.length), 'hex') };

/** Log segments of 1 MB instead of 16 MB: a new database has few, and all of them are written to disk. */
const SMALL: PGliteOptions = { initDbStartParams: ['--wal-segsize=1'] };

/**
 * Size of PostgreSQL's cache, 128 MB by default: too much for a test process with many databases. A miss costs only
 * one read.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

export async function openMemory(): Promise<OpenDatabase> {
  const panic = new PanicWatch();
  const client = await create(panic.watch(new MemoryFS()));
  return migrated(guarded(client, panic, async () => undefined));
}

export interface FolderSettings extends LockSettings {
  /** Default: as reported by the system. */
  readonly free?: FreeSpace;
}

/** @throws SandboxError if the folder cannot be used */
export async function openFolder(path: string, settings: FolderSettings = {}): Promise<OpenDatabase> {
  const { free = freeSpace } = settings;
  const folder = await claimFolder(path, settings);
  const panic = new PanicWatch();
  try {
    if (!hasRoom(path, free)) throw new SandboxError('folder_full', { path });
    const files = panic.watch(new NodeFS(folder.data));
    const client = guarded(
      folder.isNew ? await fill(folder, files) : await reopen(folder, files),
      panic,
      async () => {
        const { lock } = folder;
        if (!lock.isFresh && !(await lock.isHeld())) throw new SandboxError('folder_lost', { path });
        if (panic.ended && !hasRoom(path, free)) throw new SandboxError('folder_full', { path });
      },
    );
    refuseWhenFull(client, path, free);
    const opened = await migrated(client);
    return {
      ...opened,
      async close() {
        // Files that another process has opened in the meantime must not be written, not even on close.
        if (await folder.lock.isHeld()) await opened.close();
        await folder.lock.release();
      },
    };
  } catch (error) {
    await folder.lock.release();
    throw codeOf(rootCause(error)) === 'ENOSPC' || (panic.ended && !hasRoom(path, free))
      ? new SandboxError('folder_full', { path }, { cause: error })
      : error;
  }
}

/**
 * Stops writing when PostgreSQL has ended, or when another process has opened the folder while this one was
 * suspended. All of PGlite's work passes through this call.
 */
function guarded(client: PGlite, panic: PanicWatch, check: () => Promise<void>): PGlite {
  const execute = client.execProtocolRaw.bind(client);
  const named = new NamedStatements();
  client.execProtocolRaw = async (message, ...given) => {
    await check();
    if (!panic.ended) {
      // PostgreSQL may end during this very call, and PGlite reports success.
      const send = (one: Uint8Array) => execute(one, ...given);
      const answer = await named.run(message, send).catch((error: unknown) => {
        if (!panic.ended) throw error;
      });
      if (!panic.ended && answer !== undefined) return answer;
    }
    await check();
    throw new SandboxError('database_ended', {});
  };
  return client;
}

/** If the process is killed in between, the mark stays and the next process starts over. */
async function fill({ mark }: ClaimedFolder, files: Filesystem): Promise<PGlite> {
  await writeFile(mark, '');
  const client = await create(files);
  await rm(mark);
  return client;
}

async function reopen({ path }: ClaimedFolder, files: Filesystem): Promise<PGlite> {
  try {
    return await PGlite.create({ fs: files, startParams, parsers, extensions });
  } catch (cause) {
    throw new SandboxError('folder_damaged', { path }, { cause });
  }
}

async function create(files: Filesystem): Promise<PGlite> {
  const prepared = await preparedDatabase();
  return PGlite.create({
    fs: files,
    startParams,
    parsers,
    extensions,
    ...SMALL,
    ...(prepared === null ? {} : { loadDataDir: prepared }),
  });
}

async function migrated(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle(client, { schema: tables });
  try {
    await migrate(db, { migrationsFolder: migrationsFolder(), migrationsSchema: 'public' });
    const withoutTextIndexes = await addTextIndexes(
      async (text) => (await client.query<{ name?: string }>(text)).rows,
    );
    const endStatistics = await keepStatistics(client);
    return {
      kind: 'pglite',
      db: db as Database,
      withoutTextIndexes,
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
 * The files of a database with empty tables, as a tar archive. Without the template databases: nobody creates
 * databases here, and the archive is a third of the size and faster to unpack.
 */
export async function prepare(): Promise<Uint8Array> {
  const client = await PGlite.create({ dataDir: 'memory://', extensions, ...SMALL });
  const { close } = await migrated(client);
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  await client.exec('vacuum full');
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await close();
  return new Uint8Array(await dump.arrayBuffer());
}
