/**
 * The folders of `--root`, the only part of the disk that an assistant can read. A path is compared with them twice: as
 * written, before any access to the disk, and with its links resolved.
 */
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { INVOICE_FILE } from '../../envelope/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { MemoryFile } from '../inMemory/memoryCall.ts';
import { Refusal } from './refusal.ts';

export interface ListedFile {
  /** The path by which tools accept the file. */
  readonly path: string;
  readonly bytes: number;
}

/** Maximum number of files of a folder that are listed or read in one call. */
const MOST_FILES = 1000;

/** Error codes of files that do not exist, or that this user may not read. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM', 'ENAMETOOLONG']);

/** Null for a file or folder that cannot be reached, such as one that was removed since its folder was read. */
async function ifThere<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

export interface Listing {
  readonly files: readonly ListedFile[];
  /** False if there are more than are listed. */
  readonly isAll: boolean;
}

export class Roots {
  readonly #roots: readonly string[];

  private constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /** @throws UsageError for a path that is not a folder. */
  static async open(folders: readonly string[], cwd: string): Promise<Roots> {
    const roots: string[] = [];
    for (const folder of folders) {
      const real = await realpath(resolve(cwd, folder)).catch(() => null);
      if (real === null || !(await stat(real)).isDirectory())
        throw new UsageError(({ mcp }) => mcp.noFolder(folder));
      roots.push(real);
    }
    return new Roots(roots);
  }

  get isEmpty(): boolean {
    return this.#roots.length === 0;
  }

  /** The files at a path: the file itself, or those below a folder. @throws Refusal */
  async list(path: string | undefined): Promise<Listing> {
    const places = path === undefined ? this.#roots : [await this.#resolve(path)];
    if (places.length === 0) throw Refusal.because('noRoots');
    const found: ListedFile[] = [];
    for (const place of places) await this.#walk(place, found);
    return { files: found.slice(0, MOST_FILES), isAll: found.length <= MOST_FILES };
  }

  /**
   * The content of each file at a path.
   * @param total Maximum total size, in bytes.
   * @throws Refusal
   */
  async readAll(
    path: string,
    { total }: { readonly total: number },
  ): Promise<{ readonly files: readonly MemoryFile[]; readonly isAll: boolean }> {
    const { files: listed, isAll } = await this.list(path);
    if (listed.length === 0) throw Refusal.because('noFiles', path);
    const files: MemoryFile[] = [];
    let left = total;
    for (const file of listed) {
      const content = await this.read(file.path, { maxBytes: left });
      left -= content.length;
      files.push({ name: file.path, content });
    }
    return { files, isAll };
  }

  /** @throws Refusal */
  async read(path: string, { maxBytes }: { readonly maxBytes: number }): Promise<Uint8Array> {
    const real = await this.#resolve(path);
    const handle = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
      () => null,
    );
    if (handle === null) throw Refusal.because('noFile', path);
    try {
      if (!(await isStillThere(handle, real))) throw Refusal.because('noFile', path);
      const { size } = await handle.stat();
      if (size > maxBytes) throw Refusal.because('tooLarge', path, maxBytes);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  }

  /** The real path of a file or folder in one of the folders. @throws Refusal */
  async #resolve(path: string): Promise<string> {
    if (this.isEmpty) throw Refusal.because('noRoots');
    const candidates = this.#roots.map((root) => resolve(root, path)).filter((one) => this.#contains(one));
    if (candidates.length === 0 || path.includes('\0')) throw Refusal.because('outside', path);
    let isOutside = false;
    for (const candidate of candidates) {
      const real = await ifThere(realpath(candidate));
      if (real === null) continue;
      if (this.#contains(real)) return real;
      isOutside = true;
    }
    throw Refusal.because(isOutside ? 'outside' : 'noFile', path);
  }

  #contains(path: string): boolean {
    return this.#roots.some(
      (root) => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep),
    );
  }

  /** Links below a folder are left out: they may lead outside it, or form a cycle. */
  async #walk(place: string, found: ListedFile[]): Promise<void> {
    const facts = await ifThere(lstat(place));
    if (facts === null) return;
    if (facts.isFile()) {
      found.push({ path: this.#nameOf(place), bytes: facts.size });
      return;
    }
    if (!facts.isDirectory()) return;
    const entries = (await ifThere(readdir(place, { withFileTypes: true }))) ?? [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      // One file more than is listed shows that there are more.
      if (found.length > MOST_FILES) return;
      if (entry.name.startsWith('.')) continue;
      const isWanted = entry.isDirectory() || INVOICE_FILE.test(entry.name);
      if (isWanted) await this.#walk(join(place, entry.name), found);
    }
  }

  /** The path relative to the only folder; with several folders, the absolute path, which shows the folder. */
  #nameOf(path: string): string {
    const [first = '', ...others] = this.#roots;
    const name = others.length > 0 ? path : relative(first, path);
    return name.startsWith('-') ? `./${name}` : name;
  }
}

/** True if an opened file is a regular file and still at this path, without links. */
async function isStillThere(handle: FileHandle, real: string): Promise<boolean> {
  const [opened, there] = [await handle.stat(), await ifThere(lstat(real))];
  if (there === null || !opened.isFile() || opened.ino !== there.ino || opened.dev !== there.dev)
    return false;
  return (await ifThere(realpath(real))) === real;
}
