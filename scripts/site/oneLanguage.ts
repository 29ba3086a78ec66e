import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKERS = { italian: ['en', 'it'], english: ['it', 'en'] } as const;

/**
 * Each of the two workers contains the sentences of its own language only; those of one language are a fifth of its
 * size. Modules of the other language are replaced by those of its own, which have the same names.
 */
export function oneLanguage(): Plugin {
  let languages: readonly [other: string, own: string] | undefined;
  return {
    name: 'one-language',
    enforce: 'pre',
    buildStart({ input }) {
      const entry = Object.values(input).join();
      languages = Object.entries(WORKERS).find(([name]) => entry.includes(`${name}.ts`))?.[1];
    },
    resolveId(id, importer) {
      if (languages === undefined || importer === undefined || !id.startsWith('.')) return null;
      const [other, own] = languages;
      const path = join(dirname(importer), id);
      const folder = ['src', 'text', other, ''].join(sep);
      return path.includes(folder) ? path.replace(folder, ['src', 'text', own, ''].join(sep)) : null;
    },
  };
}
