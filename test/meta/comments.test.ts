/** Doc comments begin with their subject, as CONTRIBUTING.md asks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

const SOURCES = ['src', 'site', 'scripts', 'test', 'bench', 'editors'].map((name) => `${name}/**/*.{ts,tsx}`);

/** A word that announces a subject instead of naming it: "What a line says" for "The text of a line". */
const WITHOUT_SUBJECT = /\/\*\*\s+(?:\*\s+)?(?:What|Who|Whose|Where|How|Whether|Of)\s[^\n]*/g;

it('doc comments begin with their subject', () => {
  const files = globSync(SOURCES, { cwd: projectRoot, ignore: ['**/node_modules/**', '**/generated/**'] });
  expect(files.length).toBeGreaterThan(2_000);
  const found = files.flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(WITHOUT_SUBJECT)].map(
      ([comment]) => `${file}: ${comment}`,
    ),
  );
  expect(found).toEqual([]);
});
