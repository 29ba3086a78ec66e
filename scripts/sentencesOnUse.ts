import type { Rolldown } from 'tsdown';
import { completeLanguages } from '../src/model/language.ts';

/** The module that has the sentences of findings in every language. */
const SENTENCES = /[\\/]src[\\/]text[\\/]findingSentences\.ts$/;

/** Exports of that module, each with the catalogue that it takes from a language's folder. */
const CATALOGUES = [
  { name: 'findingSentences', catalogue: 'findings', folder: 'findings' },
  { name: 'ruleSentences', catalogue: 'rules', folder: 'findings/rules' },
] as const;

const fileOf = (catalogue: string, language: string): string => `${catalogue}-${language}.cjs`;

/**
 * The sentences of findings become one file for each catalogue and language, which the command requires with the first
 * finding that needs it: a call without findings reads none of them. `require`, because `validate` is synchronous; the
 * library imports the sentences as the source does.
 */
export function sentencesOnUse(): Rolldown.Plugin {
  const files: ReadonlySet<string> = new Set(
    CATALOGUES.flatMap(({ catalogue }) =>
      completeLanguages.map((language) => `./${fileOf(catalogue, language)}`),
    ),
  );
  return {
    name: 'sentences-on-use',
    resolveId(id) {
      return files.has(id) ? { id, external: true } : null;
    },
    load(id) {
      if (!SENTENCES.test(id)) return null;
      const sources = CATALOGUES.map(({ name, catalogue, folder }) => {
        const calls = completeLanguages.map((language) => {
          const file = fileOf(catalogue, language);
          this.emitFile({
            type: 'chunk',
            id: `src/text/${language}/${folder}/index.ts`,
            fileName: `cli/${file}`,
          });
          return `${language}: () => require('./${file}').${catalogue}`;
        });
        return `export const ${name} = { ${calls.join(', ')} };`;
      });
      return sources.join('\n');
    },
  };
}
