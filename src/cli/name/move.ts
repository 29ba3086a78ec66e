/** Renames a file within its folder. */
import { link, open, rename, unlink } from 'node:fs/promises';
import { rawPath } from '../files/rawPath.ts';
import { codeOf } from '../files/systemCode.ts';

/**
 * Never replaces an existing file, not even one that another program creates at the same moment.
 * @returns `exists` when the name is taken.
 * @throws the system error if the rename fails.
 */
export async function move(from: string, to: string): Promise<'moved' | 'exists'> {
  const [source, target] = [rawPath(from), rawPath(to)];
  try {
    await link(source, target);
  } catch {
    return moveWithoutLinks(source, target);
  }
  await unlink(source);
  return 'moved';
}

/** File systems without hard links: reserves the name with an empty file, which fails if it exists, then renames over it. */
async function moveWithoutLinks(from: string | Buffer, to: string | Buffer): Promise<'moved' | 'exists'> {
  try {
    await (await open(to, 'wx')).close();
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'exists';
    throw error;
  }
  try {
    await rename(from, to);
  } catch (error) {
    await unlink(to);
    throw error;
  }
  return 'moved';
}
