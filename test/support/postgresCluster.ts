/**
 * A PostgreSQL cluster for tests: made in a temporary folder with the installed programs, on a free port of
 * 127.0.0.1, and removed at the end. It does not survive a power cut, and need not.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Debian and its derivatives keep them here, in a folder for each version. */
const VERSIONS = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];
/** A port that was free may be taken before the server uses it. */
const TRIES = 3;

/** Folder of PostgreSQL's newest programs; undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(VERSIONS, version, 'bin'));
  return [...folders, ...(process.env['PATH'] ?? '').split(delimiter)].find((folder) =>
    PROGRAMS.every((name) => existsSync(join(folder, name))),
  );
}

export interface Cluster {
  /** URL of the database `postgres`, whose user may create others. */
  readonly url: string;
  /** Holds everything; {@link stopCluster} needs it. */
  readonly folder: string;
}

export interface ClusterSettings {
  /** True if committed data survives a crash of PostgreSQL, though not a power cut. Default false, which is faster. */
  readonly crashSafe?: boolean;
}

/** @throws Error with the programs' output */
export async function startCluster(
  programs: string,
  { crashSafe = false }: ClusterSettings = {},
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'fattura-postgres-'));
  // PostgreSQL refuses to run as root, so its own user needs access to this folder.
  if (isRoot) await chown(folder, await numberOf('-u'), await numberOf('-g'));
  await chmod(folder, 0o700);
  const run = runner(programs);
  const data = join(folder, 'data');
  const common = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  // A collation that differs from code point order reveals queries that rely on the database's own.
  const italian = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=it'];
  await run('initdb', [...common, ...italian]).catch(async () => {
    await rm(data, { recursive: true, force: true });
    await run('initdb', common);
  });
  for (let left = TRIES - 1; ; left -= 1) {
    const port = await freePort();
    try {
      const log = join(folder, 'log');
      await run('pg_ctl', [
        '-D',
        data,
        '-l',
        log,
        '-w',
        '-t',
        '60',
        '-o',
        settings(port, crashSafe),
        'start',
      ]);
      return { folder, url: `postgresql://postgres@127.0.0.1:${port}/postgres` };
    } catch (error) {
      if (left > 0) continue;
      const said = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
      throw new Error(`PostgreSQL does not start: ${error} ${said}`);
    }
  }
}

export async function stopCluster(programs: string, { folder }: Pick<Cluster, 'folder'>): Promise<void> {
  await crashCluster(programs, { folder });
  await rm(folder, { recursive: true, force: true });
}

/** Stops it like a crash: no checkpoint, no notice to its clients. It recovers at the next start. */
export async function crashCluster(programs: string, { folder }: Pick<Cluster, 'folder'>): Promise<void> {
  await runner(programs)('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', '-w', 'stop']);
}

/** Restarts a cluster stopped by {@link crashCluster}, at the same address. */
export async function restartCluster(programs: string, { folder }: Pick<Cluster, 'folder'>): Promise<void> {
  const options = await readFile(join(folder, 'data/postmaster.opts'), 'utf8');
  const given = /"-c".*$/.exec(options.trim())?.[0].replaceAll('"-c" ', '-c ') ?? '';
  const log = join(folder, 'log');
  const data = join(folder, 'data');
  await runner(programs)('pg_ctl', ['-D', data, '-l', log, '-w', '-t', '60', '-o', given, 'start']);
}

const isRoot = process.getuid?.() === 0;

/** Id of PostgreSQL's user (-u) or group (-g). */
async function numberOf(which: '-u' | '-g'): Promise<number> {
  return Number((await execute('id', [which, 'postgres'])).stdout);
}

function runner(programs: string) {
  return (name: string, args: readonly string[]) => {
    const command = join(programs, name);
    // pg_ctl leaves a server running with its environment and file descriptors, so it gets none of ours.
    const options = { cwd: tmpdir(), env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
    return isRoot
      ? execute('runuser', ['-u', 'postgres', '--', command, ...args], options)
      : execute(command, args, options);
  };
}

/** Many servers with ten connections each may be open at the same time. */
function settings(port: number, crashSafe: boolean): string {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '64MB',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: crashSafe ? 'on' : 'off',
  };
  return Object.entries(values)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
