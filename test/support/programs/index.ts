/**
 * The project's programs, run by tests in separate processes. They are bundled when a test first needs one, and
 * kept in node_modules/.cache under a name derived from their source files.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { build } from 'tsdown';
import { copySandboxAssets } from '../../../scripts/sandboxAssets.ts';
import { projectRoot } from '../shared.ts';

const ENTRIES = {
  /** The command `fattura`. */
  command: 'src/cli/bin.ts',
  /** A sandbox that reads its options from JSON. */
  sandbox: 'test/support/programs/sandbox.ts',
  /** The test service: a sandbox behind the misbehaving proxy. */
  service: 'test/support/proxy/main.ts',
  /** The worker thread of `validate`. */
  checkWorker: 'test/support/programs/checkWorker.ts',
  /** The worker thread of `inbox`. */
  inboxWorker: 'test/support/programs/inboxWorker.ts',
} as const;

/** The sources of the programs. */
const SOURCES = [
  'src/**',
  'schemas/**',
  'docs/openapi.json',
  'package-lock.json',
  'test/support/**',
  'scripts/*.ts',
];

/** Inside the project, so that the programs find the optional packages. */
const CACHE = join(projectRoot, 'node_modules/.cache/fattura-programs');

/** Older bundles belong to no run still in progress. */
const DAY = 86_400_000;

export type Programs = Readonly<Record<keyof typeof ENTRIES, string>>;

let bundled: Promise<Programs> | undefined;

/** The paths of the programs. */
export function programs(): Promise<Programs> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<Programs> {
  const folder = join(CACHE, await nameOfSources());
  if (!existsSync(folder)) {
    await removeOld();
    // Renamed only when complete: other workers may look for it meanwhile.
    const draft = `${folder}.${randomUUID()}`;
    await writeBundle(draft);
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  const paths = Object.keys(ENTRIES).map((name) => [name, join(folder, `${name}.cjs`)]);
  return Object.fromEntries(paths) as Programs;
}

async function nameOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: projectRoot }).sort()) {
    const { mtimeMs, size } = await stat(join(projectRoot, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

async function writeBundle(outDir: string): Promise<void> {
  await build({
    config: false,
    cwd: projectRoot,
    entry: ENTRIES,
    outDir,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    dts: false,
    logLevel: 'error',
    deps: {
      neverBundle: ['libxml2-wasm', 'fastify', /^drizzle-orm/, '@electric-sql/pglite', 'pg'],
      onlyBundle: false,
    },
  });
  await copySandboxAssets(outDir);
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(CACHE).catch(() => [])) {
    const path = join(CACHE, name);
    if (Date.now() - (await stat(path)).mtimeMs > DAY) await rm(path, { recursive: true, force: true });
  }
}
