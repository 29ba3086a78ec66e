/**
 * Makes the database that a new sandbox begins with: its files with the tables and nothing in them, compressed. It is
 * kept in node_modules/.cache, under a name that follows from the migrations: who has it does nothing.
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

/** Of the package that makes it, and how it is made: another version makes other files. */
const VERSION = 'pglite-version';
const WAY = 'fixed clock 1';

/** @returns its path */
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
  // At once, so that nobody who starts meanwhile reads half of it.
  const draft = `${join(folder, VERSION)}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
  await writeFile(join(folder, VERSION), version);
  return file;
}

/** The files, made by {@link ./fixedDatabase.ts}. */
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

/** Quality 9 takes a second; 11 takes fifteen for a tenth less. The window holds the whole. */
function compressed(bytes: Uint8Array): Promise<Uint8Array> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
