/** The assets of the sandbox: the SQL of the tables, a prepared database, the OpenAPI document. */
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePreparedDatabase } from './prepareDatabase.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Copies them to a folder `sandbox` next to the code, where src/sandbox/database/assets.ts searches for them. */
export async function copySandboxAssets(beside: string): Promise<void> {
  const folder = join(beside, 'sandbox');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'src/sandbox/database/migrations'), join(folder, 'migrations'), { recursive: true });
  await copyFile(join(root, 'docs/openapi.json'), join(folder, 'openapi.json'));
  const prepared = await ensurePreparedDatabase();
  await copyFile(prepared, join(folder, basename(prepared)));
}

let built: Promise<void> | undefined;

/** Like {@link copySandboxAssets}, for the package; once, although it is built in two formats. */
export function copyToDist(): Promise<void> {
  built ??= copySandboxAssets(join(root, 'dist'));
  return built;
}
