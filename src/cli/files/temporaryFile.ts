/**
 * A file that is written next to its target under a temporary name, and renamed when complete. Its calls are
 * synchronous: handing them to the thread pool takes longer than the calls themselves.
 */
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../folders/index.ts';
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

/** The beginning of the temporary names of a file. */
const temporaryName = (target: string, writer: number): string => `.${basename(target)}.${writer}-`;

/** Removes the temporary files that a killed process has left for a target. */
export function removeTemporary(target: string, writer: number): void {
  const folder = dirname(target);
  const start = temporaryName(target, writer);
  try {
    for (const name of readdirSync(rawPath(folder))) {
      if (name.startsWith(start) && name.endsWith('.tmp'))
        rmSync(rawPath(join(folder, name)), { force: true });
    }
  } catch {
    // Without the folder there is nothing to remove.
  }
}

export class TemporaryFile {
  readonly #descriptor: number;
  readonly #path: SystemPath;
  readonly #target: SystemPath;
  #isOpen = true;
  #isThere = true;

  private constructor(descriptor: number, path: SystemPath, target: SystemPath) {
    this.#descriptor = descriptor;
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
  static open(target: string, mode?: number): TemporaryFile {
    const folder = dirname(target);
    counter += 1;
    const path = rawPath(join(folder, `${temporaryName(target, process.pid)}${counter}.tmp`));
    return new TemporaryFile(openNew(path, folder, mode), path, rawPath(target));
  }

  /** @throws the system error */
  append(chunk: string | Uint8Array): void {
    writeFileSync(this.#descriptor, chunk);
  }

  /** @throws the system error */
  commit({ mode = null, overwrite = true, sync = false }: CommitOptions = {}): void {
    if (mode !== null) setMode(this.#descriptor, mode & PERMISSIONS);
    if (sync) fsyncSync(this.#descriptor);
    this.#close();
    if (overwrite) renameSync(this.#path, this.#target);
    else moveToFree(this.#path, this.#target);
    this.#isThere = false;
  }

  /** Removes the temporary file, if it still exists. */
  discard(): void {
    try {
      this.#close();
    } catch {
      // It is removed anyway.
    }
    if (this.#isThere) rmSync(this.#path, { force: true });
    this.#isThere = false;
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#descriptor);
  }
}

/** Creates the folder or removes a leftover only if opening fails: a call may write thousands of files. */
function openNew(path: SystemPath, folder: string, mode: number | undefined): number {
  try {
    return openSync(path, 'wx', mode);
  } catch (error) {
    // A leftover of a killed process with the same id may be readable by others.
    if (codeOf(error) === 'EEXIST') rmSync(path, { force: true });
    else makeFolder(folder, { raw: rawPath });
    return openSync(path, 'wx', mode);
  }
}

/** Ignored on file systems without permissions. */
function setMode(descriptor: number, mode: number): void {
  try {
    fchmodSync(descriptor, mode);
  } catch {
    // The file keeps the mode it was created with.
  }
}

/** Unlike a check followed by a rename, this cannot replace a file created in between. */
function moveToFree(from: SystemPath, target: SystemPath): void {
  try {
    linkSync(from, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // File systems without hard links: reserve the name with an empty file, then rename over it.
    closeSync(openSync(target, 'wx'));
    renameSync(from, target);
    return;
  }
  unlinkSync(from);
}
