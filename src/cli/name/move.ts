/** Gives a file another name in its folder. */
import { link, open, rename, unlink } from 'node:fs/promises';
import { codeOf } from '../files/systemCode.ts';

/**
 * Never replaces a file, not even one that another program makes in the same moment.
 * @returns `exists` when the name is taken.
 * @throws the system's error when it cannot be done.
 */
export async function move(from: string, to: string): Promise<'moved' | 'exists'> {
  try {
    await link(from, to);
  } catch {
    return moveWithoutLinks(from, to);
  }
  await unlink(from);
  return 'moved';
}

/** On a disk without hard links the name is taken first, empty, and replaced at once; one that is taken is noticed. */
async function moveWithoutLinks(from: string, to: string): Promise<'moved' | 'exists'> {
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
