/** A file that is written beside its target under a temporary name, and renamed when complete. */
import { type FileHandle, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rawPath } from './rawPath.ts';
import { codeOf } from './systemCode.ts';

type SystemPath = string | Buffer;

let counter = 0;

const PERMISSIONS = 0o7777;

export interface CommitOptions {
  /** The mode of the file it replaces; null for the mode it was created with. */
  readonly mode?: number | null;
  /** False to throw EEXIST if the target exists; default: true. */
  readonly overwrite?: boolean;
  /** True to write to the disk before the target is replaced. */
  readonly sync?: boolean;
}

export class TemporaryFile {
  readonly #handle: FileHandle;
  readonly #path: SystemPath;
  readonly #target: SystemPath;

  private constructor(handle: FileHandle, path: SystemPath, target: SystemPath) {
    this.#handle = handle;
    this.#path = path;
    this.#target = target;
  }

  /**
   * Creates missing folders.
   *
   * @param target Not a link: the link would be replaced.
   * @param mode Default: that of the system for new files.
   * @throws the system error
   */
  static async open(target: string, mode?: number): Promise<TemporaryFile> {
    const folder = dirname(target);
    await mkdir(rawPath(folder), { recursive: true });
    counter += 1;
    const path = rawPath(join(folder, `.${basename(target)}.${process.pid}-${counter}.tmp`));
    // A leftover of a killed process with the same id may be readable by others.
    await rm(path, { force: true });
    return new TemporaryFile(await open(path, 'wx', mode), path, rawPath(target));
  }

  /** @throws the system error */
  async append(chunk: string | Uint8Array): Promise<void> {
    await this.#handle.appendFile(chunk);
  }

  /** @throws the system error */
  async commit({ mode = null, overwrite = true, sync = false }: CommitOptions = {}): Promise<void> {
    // Ignored on file systems without permissions.
    if (mode !== null) await this.#handle.chmod(mode & PERMISSIONS).catch(() => {});
    if (sync) await this.#handle.sync();
    await this.#handle.close();
    if (overwrite) await rename(this.#path, this.#target);
    else await moveToFree(this.#path, this.#target);
  }

  /** Removes the temporary file, if it still exists. */
  async discard(): Promise<void> {
    await this.#handle.close().catch(() => {});
    await rm(this.#path, { force: true });
  }
}

/** Unlike a check followed by a rename, this cannot replace a file created in between. */
async function moveToFree(from: SystemPath, target: SystemPath): Promise<void> {
  try {
    await link(from, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // File systems without hard links: reserve the name with an empty file, then rename over it.
    await (await open(target, 'wx')).close();
    await rename(from, target);
  }
}
