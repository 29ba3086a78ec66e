/** The files of a new code, derived from the existing ones. */
import { catalogue } from '../../src/validate/engine/catalogue.ts';
import { namesOf } from './names.ts';
import { register, withoutEntry } from './register.ts';
import { withSentences } from './sentences.ts';
import {
  docSentencesSkeleton,
  docSkeleton,
  ruleSkeleton,
  type SkeletonFacts,
  sentencesSkeleton,
  testSkeleton,
  titleSkeleton,
} from './skeletons.ts';

const REGISTRY = 'src/validate/engine/rules.ts';
const CATALOGUE = 'src/validate/engine/catalogue.ts';
const RULE_DOCS = 'src/validate/ruleDocs/index.ts';

/** Languages with every sentence. */
const LANGUAGES = ['en', 'it'] as const;

export interface WrittenFile {
  /** Path from the project's root. */
  readonly path: string;
  readonly content: string;
}

export type NewControl =
  | { readonly ok: true; readonly files: readonly WrittenFile[] }
  | { readonly ok: false; readonly refused: string };

/**
 * @param code SdI's five digits, or `Q-…`
 * @param read Returns the text of a file of the project; undefined if it does not exist
 */
export function newControl(code: string, read: (path: string) => string | undefined): NewControl {
  const names = namesOf(code);
  if (names === undefined)
    return refuse(`"${code}" is not a code: use five digits such as 00328, or Q-NAME.`);
  const { files, isAdvice } = names;
  for (const path of [files.rule, files.test]) {
    if (read(path) !== undefined) return refuse(`${path} already exists.`);
  }
  const facts = factsOf(code);
  const written: WrittenFile[] = [
    { path: files.rule, content: ruleSkeleton(names, facts) },
    { path: files.test, content: testSkeleton(names, facts) },
    ...LANGUAGES.flatMap((language) => [
      edited(`src/text/${language}/findings/rules/${names.group}.ts`, read, (source) =>
        withSentences(source, code, sentencesSkeleton(names, language)),
      ),
      edited(`src/text/${language}/titles.ts`, read, (source) =>
        withSentences(source, code, titleSkeleton(names, language)),
      ),
    ]),
    edited(REGISTRY, read, (source) =>
      register(source, {
        array: isAdvice ? 'advice' : 'controls',
        name: names.rule,
        code,
        module: `../${isAdvice ? 'advice' : 'controls'}/${code}.ts`,
      }),
    ),
  ];
  const catalogueEdit = edited(CATALOGUE, read, (source) => withoutEntry(source, code));
  if (catalogueEdit.content !== read(CATALOGUE)) written.push(catalogueEdit);
  // A code without a rule may already have its documentation.
  if (read(files.doc) === undefined) {
    written.push(
      { path: files.doc, content: docSkeleton(names, facts) },
      edited(RULE_DOCS, read, (source) =>
        register(source, { array: 'ruleDocs', name: names.doc, code, module: `./${code}.ts` }),
      ),
      ...LANGUAGES.map((language) =>
        edited(`src/text/${language}/ruleDocs/${names.group}.ts`, read, (source) =>
          withSentences(source, code, docSentencesSkeleton(names, language)),
        ),
      ),
    );
  }
  return { ok: true, files: written };
}

/** Formats of the code, if the catalogue has it. */
function factsOf(code: string): SkeletonFacts {
  const known = catalogue.find((one) => one.code === code);
  return { formats: known?.formats ?? ['FPA12', 'FPR12'] };
}

function edited(
  path: string,
  read: (path: string) => string | undefined,
  edit: (source: string) => string,
): WrittenFile {
  const source = read(path);
  if (source === undefined) throw new Error(`${path} is missing`);
  return { path, content: edit(source) };
}

function refuse(refused: string): NewControl {
  return { ok: false, refused };
}
