/** Files that come with the package: the SQL of the tables, and a database that is ready for use. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Built: a folder in `dist/`; in the sources: this folder. */
const here = dirname(fileURLToPath(import.meta.url));

/** Where the sources keep the prepared database, once it was made; packages are put in again without it. */
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

/** @throws Error when the package is not whole. */
export function migrationsFolder(): string {
  const folder = asset('migrations');
  if (folder === undefined) throw new Error('the folder of migrations is missing: install fattura again');
  return folder;
}

/** Counted up when the prepared database is made in another way: old ones are not found any more. */
const RECIPE = 1;

/** Its name holds what it was made of, so that one that is out of date is not found. */
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

/** The files of a new database, as PGlite takes them; null where there are none, and it has to be made from nothing. */
export async function preparedDatabase(): Promise<Blob | null> {
  const file = asset(preparedName());
  if (file === undefined) return null;
  return new Blob([new Uint8Array(await decompress(await readFile(file)))]);
}
