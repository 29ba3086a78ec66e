/** Writes files atomically. */

import { chmod, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rawPath } from './rawPath.ts';
import { readFileUpTo } from './read.ts';
import { existing } from './realPath.ts';
import { codeOf } from './systemCode.ts';

let counter = 0;

const PERMISSIONS = 0o7777;

/**
 * Writes to a temporary file in the same folder and renames it when complete; creates missing folders. Devices and
 * pipes are written to directly. For a link, its target is replaced, not the link. A replaced file keeps its
 * permissions.
 *
 * @param settings.unlessChanged The content that the replaced file must still have.
 * @returns `exists` if the file exists and must not be replaced, `changed` if its content has changed.
 * @throws the system error if it cannot be written.
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
    // Ignored on file systems without permissions.
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

/** Unlike a check followed by a rename, this cannot replace a file created in between. */
async function moveToFree(draft: string | Buffer, target: string | Buffer): Promise<void> {
  try {
    await link(draft, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // File systems without hard links: reserve the name with an empty file, then rename over it.
    await (await open(target, 'wx')).close();
    await rename(draft, target);
  }
}
