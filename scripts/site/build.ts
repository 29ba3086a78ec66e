/** The bundle of the page. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { listOfflineFiles } from './offlineFiles.ts';
import { oneLanguage } from './oneLanguage.ts';

const root = resolve(import.meta.dirname, '../..');

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
      target: 'es2024',
      // Everything is a file of its own: the policy allows no inline data for scripts and fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: [join(root, 'site/index.html'), join(root, 'site/en/index.html')],
      },
    },
    worker: {
      rolldownOptions: { checks: { pluginTimings: false } },
      format: 'es',
      plugins: () => [oneLanguage()],
    },
  });
  listOfflineFiles(outDir);
}
