/** `/api/spec`: the OpenAPI document that is generated from the contract, with this server's address. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = 'openapi.json';

/** Built: `dist/sandbox/`, beside the database's files; in the sources: the generated document itself. */
const here = dirname(fileURLToPath(import.meta.url));
const candidates = [
  here,
  join(here, 'sandbox'),
  join(here, '..', 'sandbox'),
  join(here, '..', '..', '..', 'docs'),
].map((folder) => join(folder, FILE));

/** @throws Error when the package is not whole. */
export async function specification(url: string): Promise<string> {
  const path = candidates.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${FILE} is missing: install fattura again`);
  const document = JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, unknown>>;
  const servers = [{ url, description: 'This sandbox' }];
  return JSON.stringify({ ...document, servers });
}
