/** The site: the page and the documentation. */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { buildDocs } from './docs/build.ts';
import type { Assets } from './docs/template.ts';
import { listOfflineFiles } from './offlineFiles.ts';
import { oneLanguage } from './oneLanguage.ts';

const root = resolve(import.meta.dirname, '../..');

const DOCS_SCRIPT = 'site/docs/main.ts';
const MANIFEST = 'manifest.json';

/** Annotations for bundlers: nothing bundles the page again. */
const COMMENTS = { annotation: false, jsdoc: false, legal: true };

/** Not in `dist`, which the package has. */
export const SITE_FOLDER: string = join(root, '.site');

export async function buildSite(outDir: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  await build({
    configFile: false,
    root: join(root, 'site'),
    // The page can be served from any folder.
    base: './',
    logLevel: 'warn',
    define: { __VERSION__: JSON.stringify(version) },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: MANIFEST,
      target: 'es2024',
      // Everything is a file of its own: the policy allows no inline data for scripts and fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { comments: COMMENTS },
        input: [join(root, 'site/index.html'), join(root, 'site/en/index.html'), join(root, DOCS_SCRIPT)],
      },
    },
    worker: {
      rolldownOptions: { checks: { pluginTimings: false }, output: { comments: COMMENTS } },
      format: 'es',
      plugins: () => [oneLanguage()],
    },
  });
  const docs = buildDocs(outDir, docsAssets(outDir));
  // These files are cached when a page of the documentation is first read, not with the page.
  listOfflineFiles(outDir, docs);
}

/** The files that the pages of the documentation load: their names have digests, which the build lists. */
function docsAssets(outDir: string): Assets {
  const file = join(outDir, MANIFEST);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string; css?: string[] }>;
  rmSync(file);
  const entry = manifest[DOCS_SCRIPT.slice('site/'.length)];
  if (entry === undefined) throw new Error(`${DOCS_SCRIPT} was not built`);
  return { script: entry.file, styles: entry.css ?? [] };
}
