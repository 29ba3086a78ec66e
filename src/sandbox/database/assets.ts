/** Files of the package: the SQL migrations and a prepared database. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** In the build, a folder in `dist/`; in the sources, this folder. */
const here = dirname(fileURLToPath(import.meta.url));

/** Location of the prepared database in the sources; reinstalling packages deletes it. */
export const CACHE = 'node_modules/.cache/fattura';

const candidates = [
  here,
  join(here, 'sandbox'),
  join(here, '..', 'sandbox'),
  join(here, '..', '..', '..', CACHE),
];

function asset(name: string): string | undefined {
  return candidates.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** @throws Error if the package is incomplete */
export function migrationsFolder(): string {
  const folder = asset('migrations');
  if (folder === undefined) throw new Error('the folder of migrations is missing: reinstall fattura');
  return folder;
}

/** Incremented when the preparation changes, so that older files are no longer found. */
const RECIPE = 1;

/** The name contains a digest of the inputs, so that an outdated file is not found. */
export function preparedName(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256').update(String(RECIPE));
  for (const name of readdirSync(folder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return `database-${hash.digest('hex').slice(0, 12)}.tar.br`;
}

const decompress = promisify(brotliDecompress);

/**
 * The files of a new database in PGlite's format; null if there are none and the database must be created from
 * scratch.
 */
export async function preparedDatabase(): Promise<Blob | null> {
  const file = asset(preparedName());
  if (file === undefined) return null;
  return new Blob([new Uint8Array(await decompress(await readFile(file)))]);
}
