/** The files below a folder, one by one, in the order of their names. */

import type { Stats } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { INVOICE_FILE } from '../../envelope/index.ts';
import type { IsExcluded } from './exclude.ts';
import { nameOf, rawPath } from './rawPath.ts';
import { existing } from './realPath.ts';
import { codeOf } from './systemCode.ts';

/** The files found so far by the operands of one call, by real path. */
export interface Visited {
  readonly folders: Set<string>;
  /** Only those that were named, or found behind a link or by a pattern: all others are known by their folder. */
  readonly files: Set<string>;
  /** The number of duplicates that were skipped. */
  again: number;
}

/** A file below a folder, or a folder that could not be looked into. */
export interface Found {
  /** Path below the folder the walk began in. */
  readonly below: string;
  /** The system's code, such as EACCES; undefined for a file. */
  readonly error?: string;
  /** A pipe, socket or device: reading it could wait for ever. */
  readonly isSpecial?: true;
}

export interface WalkSettings {
  /** The names of files that are taken. Default: those of invoices. */
  readonly inFolders?: RegExp;
  /** Folders that are not entered and files that are not taken, by absolute path. Default: none. */
  readonly isExcluded?: IsExcluded;
  /** The folders already visited by other walks of the call. Default: none. */
  readonly visited?: Visited;
}

interface Walk {
  readonly root: string;
  readonly names: RegExp;
  readonly isExcluded: IsExcluded;
  readonly visited: Visited;
  /** Links that were met, which come last: what they lead to may be met under its own name. */
  readonly links: string[];
}

/**
 * Walks a folder to its end. Only the names of one branch are held at a time. Names that start with a point are passed
 * over (among them the `._…` shadows that macOS leaves on foreign disks). Links are followed after everything else, and
 * only to what was not met yet: nothing is found twice, and links in a circle end.
 */
export async function* walk(
  root: string,
  {
    inFolders = INVOICE_FILE,
    isExcluded = () => false,
    visited = { folders: new Set(), files: new Set(), again: 0 },
  }: WalkSettings = {},
): AsyncGenerator<Found> {
  const walked: Walk = { root, names: inFolders, isExcluded, visited, links: [] };
  yield* walkFolder(walked, '');
  // More may come while they are followed.
  for (const link of walked.links) yield* follow(walked, link);
}

async function* walkFolder(walked: Walk, below: string): AsyncGenerator<Found> {
  const { root, isExcluded, visited, links } = walked;
  const folder = join(root, below);
  let entries: readonly Entry[];
  let real: string;
  try {
    real = await existing(folder);
    if (visited.folders.has(real)) {
      visited.again += 1;
      return;
    }
    visited.folders.add(real);
    entries = (await list(folder, walked.names)).filter(({ name }) => !isExcluded(join(folder, name)));
  } catch (error) {
    yield { below, error: codeOf(error) };
    return;
  }
  for (const { name, kind } of entries) {
    const path = join(below, name);
    if (kind === 'folder') yield* walkFolder(walked, path);
    else if (kind === 'link') links.push(path);
    else if (kind === 'special') yield { below: path, isSpecial: true };
    else if (visited.files.has(join(real, name))) visited.again += 1;
    else yield { below: path };
  }
}

async function* follow(walked: Walk, below: string): AsyncGenerator<Found> {
  const { root, names, visited } = walked;
  const path = join(root, below);
  let real: string;
  let facts: Stats;
  try {
    real = await existing(path);
    facts = await stat(rawPath(real));
  } catch (error) {
    // It leads nowhere: said under its name, where that is one of an invoice.
    if (names.test(below)) yield { below, error: codeOf(error) };
    return;
  }
  if (facts.isDirectory()) {
    yield* walkFolder(walked, below);
  } else if (names.test(below)) {
    if (!facts.isFile()) yield { below, isSpecial: true };
    else if (isKnown(real, walked)) visited.again += 1;
    else {
      visited.files.add(real);
      yield { below };
    }
  }
}

/** Whether a file was found already, by itself or in its folder. */
function isKnown(real: string, { visited, names, isExcluded }: Walk): boolean {
  const name = basename(real);
  const isTaken = names.test(name) && !name.startsWith('.') && !isExcluded(real);
  return visited.files.has(real) || (isTaken && visited.folders.has(dirname(real)));
}

interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'special';
}

async function list(folder: string, names: RegExp): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const options = { bufferSize: 256, encoding: 'buffer' as BufferEncoding };
  for await (const entry of await opendir(rawPath(folder), options)) {
    // Node's types know names as text only.
    const name = nameOf(entry.name as unknown as Buffer);
    if (name.startsWith('.')) continue;
    const kind = entry.isDirectory()
      ? 'folder'
      : entry.isSymbolicLink()
        ? 'link'
        : entry.isFile()
          ? 'file'
          : 'special';
    if (kind === 'folder' || kind === 'link' || names.test(name)) entries.push({ name, kind });
  }
  // By code units, so that the order is the same on every machine.
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
