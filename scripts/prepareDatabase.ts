/**
 * Creates the initial database of new sandboxes: files with empty tables, compressed. It is cached in
 * node_modules/.cache, under a name derived from the migrations.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { CACHE, preparedName } from '../src/sandbox/database/assets.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, CACHE);

/** Version of the package that creates the files, and of the procedure: both affect the files. */
const VERSION = 'pglite-version';
const WAY = 'fixed clock 1';

/** @returns The path */
export async function ensurePreparedDatabase(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, preparedName());
  const version = await installedVersion();
  const kept = await readFile(join(folder, VERSION), 'utf8').catch(() => '');
  if (existsSync(file) && kept === version) return file;
  const content = await compressed(await prepared());
  for (const name of await readdir(folder)) {
    if (name.startsWith('database-')) await rm(join(folder, name));
  }
  // Renamed atomically, so that a concurrent process does not read an incomplete file.
  const draft = `${join(folder, VERSION)}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
  await writeFile(join(folder, VERSION), version);
  return file;
}

/** The files, created by {@link ./fixedDatabase.ts}. */
async function prepared(): Promise<Uint8Array> {
  const raw = `${join(folder, VERSION)}.${process.pid}.raw`;
  const jiti = join(dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  try {
    await promisify(execFile)(process.execPath, [jiti, join(root, 'scripts/fixedDatabase.ts'), raw]);
    return await readFile(raw);
  } finally {
    await rm(raw, { force: true });
  }
}

async function installedVersion(): Promise<string> {
  const manifest = await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  return `${(JSON.parse(manifest) as { readonly version: string }).version} ${WAY}`;
}

/** Quality 9 takes a second; 11 takes fifteen and saves a tenth. The window covers the whole file. */
function compressed(bytes: Uint8Array): Promise<Uint8Array> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
