/** The site, built and served once for all tests of a worker. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../scripts/site/build.ts';
import { serveSite } from '../../scripts/site/serve.ts';

export interface Site {
  readonly folder: string;
  readonly url: string;
}

let site: Promise<Site> | undefined;

export function servedSite(): Promise<Site> {
  site ??= start();
  return site;
}

async function start(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-site-'));
  await buildSite(folder);
  const { url, server } = await serveSite(folder, 0);
  // The server ends with the worker, which other files still use.
  server.unref();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { folder, url };
}
