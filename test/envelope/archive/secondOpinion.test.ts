/** The shapes of archives as yauzl reads them, with the differences from our reader and their reasons. */

import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { damaged, flawed, names, refused, rightShapes, type ShapeRow } from './shapes.ts';

/** The files as in the tables, with `: no` for one that is not read; `no` for an archive that is not listed. */
async function byYauzl(bytes: Uint8Array): Promise<readonly string[]> {
  const files: string[] = [];
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes));
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) {
        files.push(`${entry.fileName} (junk)`);
        continue;
      }
      try {
        const pieces: Buffer[] = [];
        for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
        files.push(`${entry.fileName} = ${Buffer.concat(pieces).toString()}`);
      } catch {
        files.push(`${entry.fileName}: no`);
      }
    }
  } catch {
    files.push('no');
  }
  return files;
}

/** Shapes that it reads in another way, by the reason. */
const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  'it takes the last signature of an end record, and requires that its comment ends the file': [
    'an end record in the comment',
    'an end record at the end of the comment',
    'bytes after it',
    'the most bytes after it',
    'bytes around it',
    'an end record after it',
  ],
  'it takes offsets as they are': [
    'bytes before it',
    'bytes before it, zip64',
    'a locator of zip64 that lies',
  ],
  'it refuses names that lead outside; here they are only names': ['outside'],
  'it reads as many entries as the end record states': [
    'a count that is too low',
    'a count that is too high',
    'a directory that states less',
    'a count of zip64 that lies',
    'a huge count of zip64',
  ],
  'it states no defect of the directory before the entries end': ['a part of the directory missing'],
  'it checks no checksum': ['a wrong checksum'],
  'it stops at the first entry that it refuses': ['stored with two sizes', 'strong encryption'],
  'it lets entries share bytes': [
    'two entries with the same data',
    'an entry inside another',
    'data that reach into the next',
    'data that reach into the directory',
  ],
  'its callers have to check types and ratios': ['a symbolic link', 'a device', 'a ratio over 250'],
};

const rows: readonly ShapeRow[] = [...rightShapes, ...names, ...flawed, ...damaged, ...refused];

const asOurs = (files: readonly string[]): readonly string[] =>
  files.map((line) => line.replace(/^([^=]*): \w+$/, '$1: no'));

describe('yauzl', () => {
  it('differs in listed shapes only', async () => {
    const found: string[] = [];
    for (const [shape, bytes, files] of rows) {
      const theirs = await byYauzl(bytes);
      if (JSON.stringify(theirs) !== JSON.stringify(asOurs(files))) found.push(shape);
    }
    expect(found.sort()).toEqual(Object.values(DIFFERENCES).flat().sort());
  });
});
