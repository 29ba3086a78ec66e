/** The table of docs/sandbox.md has every endpoint of the control API. Its samples are run with those of the READMEs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { controlEndpoints } from '../../src/sandbox/control/register.ts';
import { projectRoot } from '../support/shared.ts';

const page = readFileSync(join(projectRoot, 'docs/sandbox.md'), 'utf8');

it('docs/sandbox.md has every endpoint of the control API, and no other', () => {
  const shown = [...page.matchAll(/^\| `([A-Z]+ \/control\/\S+)` \|/gm)].map((match) => match[1]);
  const there = controlEndpoints.map(
    ({ method, path }) => `${method} /control${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(shown).toEqual(there);
});
