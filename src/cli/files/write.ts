/** Writes files that are there whole or not at all. */

import { chmod, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rawPath } from './rawPath.ts';
import { readFileUpTo } from './read.ts';
import { existing } from './realPath.ts';
import { codeOf } from './systemCode.ts';

let counter = 0;

const PERMISSIONS = 0o7777;

/**
 * Writes a file beside its place and moves it there when it is complete; folders on the way are made.
 * A device or pipe is written to as it is, and behind a link its target is replaced, not the link. What replaces a
 * file may be read and written by the same people.
 *
 * @param settings.unlessChanged What the file is to hold still when it is replaced.
 * @returns `exists` when the file is there and may not be replaced, `changed` when it holds something else by now.
 * @throws the system's error when it cannot be written.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  settings: { readonly overwrite: boolean; readonly unlessChanged?: Uint8Array },
): Promise<'written' | 'exists' | 'changed'> {
  const present = await stat(rawPath(path)).catch(() => undefined);
  if (present !== undefined && !present.isFile() && !present.isDirectory()) {
    await writeFile(rawPath(path), content);
    return 'written';
  }
  if (present !== undefined && !settings.overwrite) return 'exists';
  const target = present === undefined ? path : await existing(path);
  const folder = dirname(target);
  await mkdir(rawPath(folder), { recursive: true });
  counter += 1;
  const draft = rawPath(join(folder, `.${basename(target)}.${process.pid}-${counter}.tmp`));
  try {
    await writeFile(draft, content, { flag: 'wx' });
    // A disk without permissions has none to keep.
    if (present !== undefined) await chmod(draft, present.mode & PERMISSIONS).catch(() => {});
    const { unlessChanged } = settings;
    if (unlessChanged !== undefined && !(await holds(target, unlessChanged))) return 'changed';
    if (settings.overwrite) await rename(draft, rawPath(target));
    else await moveToFree(draft, rawPath(target));
    return 'written';
  } catch (error) {
    if (!settings.overwrite && codeOf(error) === 'EEXIST') return 'exists';
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function holds(path: string, content: Uint8Array): Promise<boolean> {
  const found = await readFileUpTo(path, content.length);
  return found.ok && Buffer.compare(found.bytes, content) === 0;
}

/** Unlike looking first and moving then, this cannot replace what another program made in between. */
async function moveToFree(draft: string | Buffer, target: string | Buffer): Promise<void> {
  try {
    await link(draft, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // A disk without hard links: the name is taken first, empty, and given its content at once.
    await (await open(target, 'wx')).close();
    await rename(draft, target);
  }
}
