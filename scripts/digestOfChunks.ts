import { createHash } from 'node:crypto';
import type { Rolldown } from 'tsdown';

const PLACE = '@digest of the chunks@';

const RUNTIME = /^require\("\.\/rolldown-runtime-[\w-]+\.cjs"\);\n/m;

/**
 * Writes a digest of all chunks into the entry, which uses it as the key of its code cache. Runs after everything that
 * changes chunks.
 */
export function digestOfChunks(): Rolldown.Plugin {
  return {
    name: 'digest-of-chunks',
    generateBundle(_output, bundle) {
      const hash = createHash('sha256');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { fileName, code } of chunks.sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
        hash.update(`${fileName}\n${code.length}\n${code}`);
      }
      const digest = hash.digest('base64url').slice(0, 27);
      const entries = chunks.filter(({ code }) => code.includes(PLACE));
      if (entries.length !== 1) this.error(`${entries.length} chunks have a place for the digest`);
      for (const entry of entries) {
        // The entry imports the runtime chunk for side effects that it does not have: without the import, one file
        // less is loaded.
        entry.code = entry.code.replace(RUNTIME, '').replace(PLACE, digest);
      }
    },
  };
}
