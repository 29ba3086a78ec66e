import { mkdirSync, type PathLike, statSync } from 'node:fs';
import { dirname } from 'node:path';

interface FolderOptions {
  /** Mode of each folder that is made, less the umask. */
  readonly mode?: number;
  /** Converts a path for the system. @default the path itself */
  readonly raw?: (path: string) => PathLike;
}

/**
 * Makes a folder and the ones above it that do not exist. Node's `recursive: true` never returns where the system says
 * that a folder does not exist although the one above it does, as Linux does under /proc (Node 20 and 24).
 *
 * @throws the system error
 */
export function makeFolder(path: string, options: FolderOptions = {}): void {
  const { mode, raw = (same) => same } = options;
  const make = (): void => {
    try {
      mkdirSync(raw(path), { mode });
    } catch (error) {
      // Systems check first whether they may write: a folder that exists is not an error, whatever they say.
      if (codeOf(error) === 'ENOENT' || !isFolder(raw(path))) throw error;
    }
  };
  try {
    make();
  } catch (error) {
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || parent === path) throw error;
    makeFolder(parent, options);
    make();
  }
}

function isFolder(path: PathLike): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
