import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../src/folders/index.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

const failure = (path: string): unknown => {
  try {
    makeFolder(path);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
};

describe('folders that cannot be made', () => {
  const folder = temporaryFolder('fattura-folders');
  writeFileSync(join(folder, 'file'), '');

  it.each([
    ['below a file', join(folder, 'file', 'a', 'b'), 'ENOTDIR'],
    ['a file of that name', join(folder, 'file'), 'EEXIST'],
  ])('%s', (_, path, code) => {
    expect(failure(path)).toBe(code);
  });

  // With `recursive: true`, Node tries this forever.
  it.skipIf(process.platform !== 'linux')('where the system has no folders to make', () => {
    expect(failure('/proc/fattura/a/b')).toBe('ENOENT');
  });
});

it('the folder and those above it have the mode', () => {
  const folder = temporaryFolder('fattura-folders');
  makeFolder(join(folder, 'a', 'b'), { mode: 0o700 });
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'a', 'b')).mode & 0o777).toBe(0o700);
});

it('a folder that exists is left as it is', () => {
  const folder = temporaryFolder('fattura-folders');
  mkdirSync(join(folder, 'a'), { mode: 0o750 });
  makeFolder(join(folder, 'a'), { mode: 0o700 });
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o750);
});

it('a path is converted at each level', () => {
  const folder = temporaryFolder('fattura-folders');
  makeFolder(join(folder, 'à', 'è'), { raw: (path) => Buffer.from(path, 'latin1') });
  expect(statSync(Buffer.from(join(folder, 'à', 'è'), 'latin1')).isDirectory()).toBe(true);
});
