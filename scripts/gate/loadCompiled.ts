/** Tests that import the sources as JavaScript, which the gate compiles beforehand (scripts/compileSources.ts). */
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '../..');
const sources = join(root, 'src');

/** The folder is next to `src/`, so that paths from a module to the folders of the project stay the same. */
export const COMPILED: string = join(root, '.compiled');

/** The compiled file of a source; null for any other file. */
function compiledFile(source: string, importer: string | undefined): string | null {
  if (importer === undefined) return null;
  const path = source.startsWith('file:') ? fileURLToPath(source) : source;
  if (!path.startsWith('.') && !path.startsWith(sources)) return null;
  const inSources = relative(sources, resolve(dirname(importer), path));
  if (inSources.startsWith('..') || !inSources.endsWith('.ts')) return null;
  return join(COMPILED, inSources.replace(/\.ts$/, '.js'));
}

/**
 * A plugin of Vite that lets Node load the sources. Vite, which transforms each module and evaluates it in each worker,
 * takes a fifth of the processor time of the tests.
 */
export const loadCompiled = {
  name: 'load-compiled',
  enforce: 'pre',
  resolveId: compiledFile,
} as const;
