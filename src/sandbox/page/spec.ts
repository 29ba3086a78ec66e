/** `/api/spec`: the OpenAPI document generated from the contract, with this server's address. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = 'openapi.json';

/** In the build, `dist/sandbox/`; in the sources, the generated document itself. */
const here = dirname(fileURLToPath(import.meta.url));
const candidates = [
  here,
  join(here, 'sandbox'),
  join(here, '..', 'sandbox'),
  join(here, '..', '..', '..', 'docs'),
].map((folder) => join(folder, FILE));

/** @throws Error if the package is incomplete */
export async function specification(url: string): Promise<string> {
  const path = candidates.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${FILE} is missing: reinstall fattura`);
  const document = JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, unknown>>;
  const servers = [{ url, description: 'This sandbox' }];
  return JSON.stringify({ ...document, servers });
}
