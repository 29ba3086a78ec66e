/** The pages of the package, written before it is packed and put back after. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { packagePage } from './packagePage.ts';
import { repositoryAddress } from './repositoryAddress.ts';

/** The originals while the package's pages are in their place; beside the project's files, so that a rename is enough. */
const KEPT = '.packing';

/**
 * Where a page of the repository goes, if not to its own place. npm adds every `README.*` of the root and takes the
 * first that the file system names for the registry's page.
 */
const MOVED: Readonly<Record<string, string>> = { 'README.it.md': 'docs/README.it.md' };

/** Packed whatever `files` says. */
const ALWAYS = /^(?:package\.json|README\.md|LICENSE)$/;

interface Manifest {
  readonly files: readonly string[];
  readonly repository?: unknown;
}

/** Writes the package's pages; what an interrupted pack left behind is put back first. */
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
    if (from !== to && existsSync(join(root, to))) throw new Error(`${to} is in the way of ${from}`);
    mkdirSync(dirname(join(root, KEPT, from)), { recursive: true });
    cpSync(join(root, from), join(root, KEPT, from));
  }
  for (const { from, to, page } of changed) {
    if (from !== to) rmSync(join(root, from));
    writeFileSync(join(root, to), page);
  }
}

/** Puts the repository's pages back; without effect when they are there. */
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
