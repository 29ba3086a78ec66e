/** What the sandbox reads beside its code: the SQL of the tables, a prepared database, the OpenAPI document. */
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePreparedDatabase } from './prepareDatabase.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

let copied: Promise<void> | undefined;

/** Puts them where src/sandbox/database/assets.ts looks for them in the package; once, though there are two formats. */
export function copySandboxAssets(): Promise<void> {
  copied ??= copy();
  return copied;
}

async function copy(): Promise<void> {
  const folder = join(root, 'dist/sandbox');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'src/sandbox/database/migrations'), join(folder, 'migrations'), { recursive: true });
  await copyFile(join(root, 'docs/openapi.json'), join(folder, 'openapi.json'));
  const prepared = await ensurePreparedDatabase();
  await copyFile(prepared, join(folder, basename(prepared)));
}
