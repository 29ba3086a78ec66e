/** Writes files that are there whole or not at all. */
import { chmod, link, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './systemCode.ts';

let counter = 0;

const PERMISSIONS = 0o7777;

/**
 * Writes a file beside its place and moves it there when it is complete; folders on the way are made.
 * A device or pipe is written to as it is, and behind a link its target is replaced, not the link. What replaces a
 * file may be read and written by the same people.
 *
 * @returns `exists` when the file is there and may not be replaced.
 * @throws the system's error when it cannot be written.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  settings: { readonly overwrite: boolean },
): Promise<'written' | 'exists'> {
  const present = await stat(path).catch(() => undefined);
  if (present !== undefined && !present.isFile() && !present.isDirectory()) {
    await writeFile(path, content);
    return 'written';
  }
  if (present !== undefined && !settings.overwrite) return 'exists';
  const target = present === undefined ? path : await realpath(path);
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  counter += 1;
  const draft = join(folder, `.${basename(target)}.${process.pid}-${counter}.tmp`);
  try {
    await writeFile(draft, content, { flag: 'wx' });
    // A disk without permissions has none to keep.
    if (present !== undefined) await chmod(draft, present.mode & PERMISSIONS).catch(() => {});
    if (settings.overwrite) await rename(draft, target);
    else await moveToFree(draft, target);
    return 'written';
  } catch (error) {
    if (!settings.overwrite && codeOf(error) === 'EEXIST') return 'exists';
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Unlike looking first and moving then, this cannot replace what another program made in between. */
async function moveToFree(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // A disk without hard links: the name is taken first, empty, and given its content at once.
    await (await open(target, 'wx')).close();
    await rename(draft, target);
  }
}
