/** Writes files atomically. */

import { type Stats, statSync } from 'node:fs';
import { rawPath } from './rawPath.ts';
import { readFileUpTo } from './read.ts';
import { existing } from './realPath.ts';
import { codeOf } from './systemCode.ts';
import { TemporaryFile } from './temporaryFile.ts';

/** The content of a file; in pieces, it can be iterated again. */
export type FileContent = string | Uint8Array | Iterable<Uint8Array>;

/** The content in one piece or in several. */
export function piecesOf(content: FileContent): Iterable<string | Uint8Array> {
  return typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
}

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
  content: FileContent,
  settings: { readonly overwrite: boolean; readonly unlessChanged?: Uint8Array },
): Promise<'written' | 'exists' | 'changed'> {
  const present = statOf(path);
  if (present !== undefined && !present.isFile() && !present.isDirectory()) {
    // Loaded on use, because it takes milliseconds.
    const { writeFile } = await import('node:fs/promises');
    await writeFile(rawPath(path), content);
    return 'written';
  }
  if (present !== undefined && !settings.overwrite) return 'exists';
  const target = present === undefined ? path : await existing(path);
  const temporary = TemporaryFile.open(target);
  try {
    for (const piece of piecesOf(content)) temporary.append(piece);
    const { overwrite, unlessChanged } = settings;
    if (unlessChanged !== undefined && !(await holds(target, unlessChanged))) return 'changed';
    temporary.commit({ overwrite, mode: present?.mode ?? null });
    return 'written';
  } catch (error) {
    if (!settings.overwrite && codeOf(error) === 'EEXIST') return 'exists';
    throw error;
  } finally {
    temporary.discard();
  }
}

/** True if a path leads to a file or folder. Takes a third of the time of `existsSync`. */
export function isThere(path: string): boolean {
  return statOf(path) !== undefined;
}

/** Synchronous for the same reason as {@link TemporaryFile}. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(rawPath(path), { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

async function holds(path: string, content: Uint8Array): Promise<boolean> {
  const found = await readFileUpTo(path, content.length);
  return found.ok && Buffer.compare(found.bytes, content) === 0;
}
