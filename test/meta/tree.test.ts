/** Compares the tree in docs/architecture.md with the folders under src/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../../src/cli/registry.ts';
import { projectRoot } from '../support/shared.ts';

/** One entry for the folders of all commands. */
const COMMAND = 'cli/<command>';

function foldersIn(path: string): readonly string[] {
  return readdirSync(join(projectRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The folders under src/, two levels deep. */
function foldersOfSource(): readonly string[] {
  const ofCommands = new Set(commands.map(({ name }) => `cli/${name}`));
  const folders = foldersIn('src').flatMap((name) => [
    name,
    ...foldersIn(`src/${name}`).map((inner) => `${name}/${inner}`),
  ]);
  return [...new Set(folders.map((one) => (ofCommands.has(one) ? COMMAND : one)))].sort();
}

/** The folders in the tree, by the indentation of their lines. */
function foldersOfPage(): readonly string[] {
  const page = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
  const [, tree = ''] = /```\nsrc\/\n([^`]*)```/.exec(page) ?? [];
  let layer = '';
  const found = tree.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^([│ ]*)[├└]── ([\w<>]+)\//.exec(line) ?? [];
    if (name === '') return [];
    if (indent === '') layer = name;
    return [indent === '' ? name : `${layer}/${name}`];
  });
  return found.sort();
}

it('the tree in docs/architecture.md has every folder, and no other', () => {
  const page = foldersOfPage();
  expect(page.length).toBeGreaterThan(80);
  expect(page).toEqual(foldersOfSource());
});
