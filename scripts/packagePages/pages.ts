/** Writes the pages of the package before packing, and restores the originals afterwards. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { packagePage } from './packagePage.ts';
import { repositoryAddress } from './repositoryAddress.ts';

/** The originals, while the package's pages replace them; on the same disk, so that they can be renamed. */
const KEPT = '.packing';

/**
 * Pages of the repository with another path in the package. npm includes every `README.*` of the root, and shows the
 * first one in the order of the file system as the registry's page.
 */
const MOVED: Readonly<Record<string, string>> = { 'README.it.md': 'docs/README.it.md' };

/** Packed regardless of `files`. */
const ALWAYS = /^(?:package\.json|README\.md|LICENSE)$/;

interface Manifest {
  readonly files: readonly string[];
  readonly repository?: unknown;
}

/** Writes the package's pages, after restoring those of an interrupted pack. */
export function writePages(root: string): void {
  restorePages(root);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const address = repositoryAddress(manifest.repository);
  const listed = (path: string) =>
    manifest.files.some((entry) => path === entry || path.startsWith(`${entry}/`));
  const shipped = (path: string) => MOVED[path] ?? (ALWAYS.test(path) || listed(path) ? path : undefined);
  const pages = globSync(['*.md', ...manifest.files.map((entry) => `${entry}/**/*.md`)], { cwd: root });
  const changed = pages.flatMap((from) => {
    const to = shipped(from);
    if (to === undefined) return [];
    const text = readFileSync(join(root, from), 'utf8');
    const language = from.endsWith('.it.md') ? 'it' : 'en';
    const page = packagePage(text, { from, to, shipped, address, language });
    return page === text && from === to ? [] : [{ from, to, page }];
  });
  for (const { from, to } of changed) {
    if (from !== to && existsSync(join(root, to)))
      throw new Error(`${to} already exists; cannot move ${from} there`);
    mkdirSync(dirname(join(root, KEPT, from)), { recursive: true });
    cpSync(join(root, from), join(root, KEPT, from));
  }
  for (const { from, to, page } of changed) {
    if (from !== to) rmSync(join(root, from));
    writeFileSync(join(root, to), page);
  }
}

/** Restores the repository's pages; does nothing if they are in place. */
export function restorePages(root: string): void {
  const kept = join(root, KEPT);
  if (!existsSync(kept)) return;
  const originals = globSync('**', { cwd: kept, dot: true });
  for (const from of originals) {
    const to = MOVED[from];
    if (to !== undefined) rmSync(join(root, to), { force: true });
    renameSync(join(kept, from), join(root, from));
  }
  rmSync(kept, { recursive: true });
}
