/** Puts files into a folder, and replaces none. */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write.ts';

/** The files of one call: it knows how far it has counted each name. */
export class Folder {
  readonly #path: string;
  /** By names without regard to letter case, as some disks have them. */
  readonly #counts = new Map<string, number>();

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Writes a file under its name, or with ` (2)`, ` (3)` … in it where that is taken.
   *
   * @returns the path. @throws the system's error when it cannot be written.
   */
  async save(name: string, bytes: Uint8Array): Promise<string> {
    const key = name.toLowerCase();
    for (let count = (this.#counts.get(key) ?? 0) + 1; ; count += 1) {
      this.#counts.set(key, count);
      const path = join(this.#path, count === 1 ? name : counted(name, count));
      // What is there may be a pipe or a link that leads nowhere: writing to it would not make a file.
      if (await isThere(path)) continue;
      if ((await writeWhole(path, bytes, { overwrite: false })) === 'written') return path;
    }
  }
}

/** `report.pdf` as `report (2).pdf`. */
function counted(name: string, count: number): string {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  return `${name.slice(0, end)} (${count})${name.slice(end)}`;
}

async function isThere(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => true,
    () => false,
  );
}
