import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeShared, projectRoot, shared } from '../support/shared.ts';

/** The paths in .gitignore, and git's own. */
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'coverage',
  '.bench',
  '.mutation',
  '.extension',
  '.executable',
  '.git',
]);

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
  });
}

const files = filesUnder(projectRoot);

/** Roots of home and work folders, in parts, so that this file does not match itself. */
const HOMES = ['root', 'home', 'Users', 'work'].map((name) => `/${name}/`);
const machinePath = new RegExp(`(?<![\\w.*)\\]}-])(?:${HOMES.join('|')})\\w|[A-Z]:\\\\Users\\\\`);

describe('no file names a folder of a development machine', () => {
  it.each([
    [`open('${HOMES[3]}main/x')`, true],
    [`see ${HOMES[1]}anna/fatture`, true],
    ['https://example.org/home/page', false],
    ['../home/x', false],
  ])('%s', (text, expected) => {
    expect(machinePath.test(text)).toBe(expected);
  });

  it('in the whole project', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.filter((file) => machinePath.test(readFileSync(file, 'latin1')));
    expect(found.map((file) => relative(projectRoot, file))).toEqual([]);
  });
});

/** A hash of the content without blanks, so that copies with other line ends or indents also match. */
function fingerprint(file: string): string {
  const text = readFileSync(file, 'latin1').replace(/\s+/g, '');
  return text.length < 40 ? '' : createHash('sha256').update(text, 'latin1').digest('hex');
}

describeShared('no file is a copy of material beside the project', () => {
  it('in the whole project', () => {
    const theirs = new Set(filesUnder(shared.folder).map(fingerprint));
    theirs.delete('');
    expect(theirs.size).toBeGreaterThan(300);
    const copies = files.filter((file) => statSync(file).size < 2_000_000 && theirs.has(fingerprint(file)));
    expect(copies.map((file) => relative(projectRoot, file))).toEqual([]);
  });

  it('a copy is detected', () => {
    const sample = join(shared.official, 'validate/Schema_ordinaria_v1.2.3.xsd');
    expect(filesUnder(shared.official).map(fingerprint)).toContain(fingerprint(sample));
  });
});
