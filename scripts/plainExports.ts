import type { Rolldown } from 'tsdown';

/** The bundler's output for a name that another chunk imports. */
const GETTER =
  /^Object\.defineProperty\(exports, "(\w+)", \{\n\tenumerable: true,\n\tget: function\(\) \{\n\t\treturn ([\w$]+);\n\t\}\n\}\);$/gm;

/** Names that are never assigned again. */
const CONSTANT = /^(?:const|(?:async )?function\*?|class) ([\w$]+)/gm;

/**
 * Exports constants and functions as values: hundreds of getters are 3 % of the hot chunk, and every start creates a
 * closure for each. The bundler writes the exports at the end of a chunk, where these names are initialized; names
 * that can be assigned again keep their getters.
 */
export function plainExports(): Rolldown.Plugin {
  return {
    name: 'plain-exports',
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const constants = new Set(Array.from(chunk.code.matchAll(CONSTANT), ([, name]) => name));
        chunk.code = chunk.code.replace(GETTER, (getter, name: string, local: string) =>
          constants.has(local) ? `exports.${name} = ${local};` : getter,
        );
      }
    },
  };
}
