/**
 * Makes the database that a new sandbox begins with: its files with the tables and nothing in them, compressed. It is
 * kept in node_modules/.cache, under a name that follows from the migrations: who has it does nothing.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { CACHE, preparedName } from '../src/sandbox/database/assets.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, CACHE);

/** Of the package that makes it: another version makes other files. */
const VERSION = 'pglite-version';

/** @returns its path */
export async function ensurePreparedDatabase(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, preparedName());
  const version = await installedVersion();
  const kept = await readFile(join(folder, VERSION), 'utf8').catch(() => '');
  if (existsSync(file) && kept === version) return file;
  const { prepare } = await import('../src/sandbox/database/pglite.ts');
  const content = await compressed(await prepare());
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

async function installedVersion(): Promise<string> {
  const manifest = await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
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
