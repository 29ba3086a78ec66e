import type { Rolldown } from 'tsdown';

/** The bundler's output for the import of a package that is not bundled. */
const IMPORT = /\bimport\(("[^."][^"]*")\)/g;

/**
 * Imports of packages in the chunks of the command go through `require.import`, which the loader of the code cache
 * sets: in a script from the cache, `import()` fails on Node 20, whose V8 keeps no host options there, and warns of an
 * experimental feature on other versions. Without the cache, `require` is Node's own, and the chunk imports the
 * package itself.
 */
export function packageImports(): Rolldown.Plugin {
  return {
    name: 'package-imports',
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(
          IMPORT,
          (_all, name: string) => `(require.import ?? ((name) => import(name)))(${name})`,
        );
      }
    },
  };
}
