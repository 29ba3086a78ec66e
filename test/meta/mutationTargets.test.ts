/** `npm run mutation` covers every file of its folders, and names existing tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { targets } from '../../scripts/mutation/targets.ts';
import { projectRoot } from '../support/shared.ts';

it('each file to mutate has tests', () => {
  const all = targets();
  const files = all.flatMap(({ source, tests }) => [source, ...tests]);
  expect(all.filter(({ tests }) => tests.length === 0)).toEqual([]);
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
