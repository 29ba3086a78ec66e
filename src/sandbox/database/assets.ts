/** Files that come with the package: the SQL of the tables, and a database that is ready for use. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseChoice } from '../options.ts';

/** Built: `dist/sandbox/`; in the sources: this folder. */
const here = dirname(fileURLToPath(import.meta.url));
const candidates = [here, join(here, 'sandbox'), join(here, '..', 'sandbox')];

function asset(name: string): string | undefined {
  return candidates.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** @throws Error when the package is not whole. */
export function migrationsFolder(): string {
  const folder = asset('migrations');
  if (folder === undefined) throw new Error('the folder of migrations is missing: install fattura again');
  return folder;
}

/** The prepared database, where a new one has to be made and there is one to take; else null. */
export async function preparedDump(choice: DatabaseChoice): Promise<Blob | null> {
  if (choice.kind === 'folder' && existsSync(join(choice.path, 'PG_VERSION'))) return null;
  const file = asset('database.tgz');
  return file === undefined ? null : new Blob([new Uint8Array(await readFile(file))]);
}
