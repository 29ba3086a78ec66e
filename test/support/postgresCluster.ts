/**
 * A PostgreSQL of our own for tests: made in a temporary folder from the programs that are installed, on a free port
 * of 127.0.0.1, and gone at the end. It survives no power cut, which nobody asks of it.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where Debian and its kin keep them, a folder for each version. */
const VERSIONS = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];
/** A port that was free may be taken before we are there. */
const TRIES = 3;

/** Folder of PostgreSQL's programs, the newest; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(VERSIONS, version, 'bin'));
  return [...folders, ...(process.env['PATH'] ?? '').split(delimiter)].find((folder) =>
    PROGRAMS.every((name) => existsSync(join(folder, name))),
  );
}

export interface Cluster {
  /** Of the database `postgres`, whose user may make others. */
  readonly url: string;
  /** Holds everything; {@link stopCluster} takes it. */
  readonly folder: string;
}

export interface ClusterSettings {
  /** What was committed survives a crash of PostgreSQL, though no power cut. Default false, which is faster. */
  readonly crashSafe?: boolean;
}

/** @throws Error with what the programs said */
export async function startCluster(
  programs: string,
  { crashSafe = false }: ClusterSettings = {},
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'fattura-postgres-'));
  // PostgreSQL refuses to run as root; then its own user has to get in here.
  if (isRoot) await chown(folder, await numberOf('-u'), await numberOf('-g'));
  await chmod(folder, 0o700);
  const run = runner(programs);
  const data = join(folder, 'data');
  const common = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  // An order of texts that is not the code points', so that a query that relies on the database's own shows.
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

/** As if it had crashed: no checkpoint, no farewell to those that are connected. It recovers at its start. */
export async function crashCluster(programs: string, { folder }: Pick<Cluster, 'folder'>): Promise<void> {
  await runner(programs)('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', '-w', 'stop']);
}

/** Starts again what {@link crashCluster} ended, at the same address. */
export async function restartCluster(programs: string, { folder }: Pick<Cluster, 'folder'>): Promise<void> {
  const options = await readFile(join(folder, 'data/postmaster.opts'), 'utf8');
  const given = /"-c".*$/.exec(options.trim())?.[0].replaceAll('"-c" ', '-c ') ?? '';
  const log = join(folder, 'log');
  const data = join(folder, 'data');
  await runner(programs)('pg_ctl', ['-D', data, '-l', log, '-w', '-t', '60', '-o', given, 'start']);
}

const isRoot = process.getuid?.() === 0;

/** Of PostgreSQL's user (-u) or its group (-g). */
async function numberOf(which: '-u' | '-g'): Promise<number> {
  return Number((await execute('id', [which, 'postgres'])).stdout);
}

function runner(programs: string) {
  return (name: string, args: readonly string[]) => {
    const command = join(programs, name);
    // pg_ctl leaves a server behind that keeps what it was given: it is given nothing of ours.
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
