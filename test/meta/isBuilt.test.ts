import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isBuilt } from '../../scripts/check/isBuilt.ts';
import { folderWith } from '../cli/runCli.ts';

type Row = readonly [files: Readonly<Record<string, number>>, expected: boolean];

const rows: readonly Row[] = [
  [{ 'src/a.ts': 1 }, false],
  [{ 'dist/bin.cjs': 2, 'src/a.ts': 1, 'src/in/b.ts': 2 }, true],
  [{ 'dist/bin.cjs': 2, 'src/a.ts': 1, 'src/in/b.ts': 3 }, false],
];

it.each(rows)('files of the seconds %j: built is %s', (files, expected) => {
  const folder = folderWith(Object.fromEntries(Object.keys(files).map((name) => [name, 'x'])));
  for (const [name, second] of Object.entries(files)) utimesSync(join(folder, name), second, second);
  utimesSync(join(folder, 'src'), 1, 1);
  if (files['src/in/b.ts'] !== undefined) utimesSync(join(folder, 'src/in'), 1, 1);
  expect(isBuilt(join(folder, 'dist/bin.cjs'), join(folder, 'src'))).toBe(expected);
});
