/** Walks the files below a folder, in the order of their names. */

import type { Stats } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { INVOICE_FILE, PDF_FILE, stemOf } from '../../envelope/index.ts';
import type { IsExcluded } from './exclude.ts';
import { nameOf, rawPath } from './rawPath.ts';
import { existing } from './realPath.ts';
import { codeOf } from './systemCode.ts';

/** The files found so far by the operands of one call, by real path. */
export interface Visited {
  readonly folders: Set<string>;
  /** Only files named directly, or found through a link or a pattern; the others are known by their folder. */
  readonly files: Set<string>;
  /** The number of duplicates that were skipped. */
  again: number;
}

/** A file below a folder, or a folder that could not be read. */
export interface Found {
  /** Path relative to the root of the walk. */
  readonly below: string;
  /** The system's error code, such as EACCES; undefined for a file. */
  readonly error?: string;
  /** A pipe, socket or device: reading it could block forever. */
  readonly isSpecial?: true;
  /** A PDF that is not the readable copy of a file beside it: an invoice may be attached to it. */
  readonly isPdf?: true;
}

export interface WalkSettings {
  /** The file names to take. Default: those of invoices. */
  readonly inFolders?: RegExp;
  /** Files and folders to skip, by absolute path. Default: none. */
  readonly isExcluded?: IsExcluded;
  /** Files and folders already found by the call. Default: none. */
  readonly visited?: Visited;
}

interface Walk {
  readonly root: string;
  readonly names: RegExp;
  readonly isExcluded: IsExcluded;
  readonly visited: Visited;
  /** Links, followed last: their targets may be found under their own names first. */
  readonly links: string[];
}

/**
 * Walks a folder recursively, with only the names of one branch, and of the folder after it, in memory. Names that start with a dot are skipped,
 * including the `._…` files that macOS creates on foreign disks. Links are followed last, and only to targets not found
 * yet, so nothing is found twice and cycles end.
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
  // The list may grow during the loop.
  for (const link of walked.links) yield* follow(walked, link);
}

/** A folder as it was read, or the system's error code. */
type Listing = { readonly real: string; readonly entries: readonly Entry[] } | { readonly error: string };

/** Never rejects, so that it can be started ahead. */
async function readFolder({ root, names, isExcluded, visited }: Walk, below: string): Promise<Listing> {
  const folder = join(root, below);
  const beginning = join(folder, 'x').slice(0, -1);
  try {
    const real = await existing(folder);
    // Many links may lead to one folder, which is listed once.
    if (visited.folders.has(real)) return { real, entries: [] };
    const entries = await list(folder, names);
    return { real, entries: entries.filter(({ name }) => !isExcluded(`${beginning}${name}`)) };
  } catch (error) {
    return { error: codeOf(error) };
  }
}

/** @param begun Default: the folder is read now. */
async function* walkFolder(
  walked: Walk,
  below: string,
  begun: Promise<Listing> = readFolder(walked, below),
): AsyncGenerator<Found> {
  const { visited, links } = walked;
  const listing = await begun;
  if ('error' in listing) {
    yield { below, error: listing.error };
    return;
  }
  const { real, entries } = listing;
  if (visited.folders.has(real)) {
    visited.again += 1;
    return;
  }
  visited.folders.add(real);
  const pathOf = (name: string): string => (below === '' ? name : `${below}${sep}${name}`);
  const folders = entries.filter(({ kind }) => kind === 'folder').values();
  // One folder is read while the files of the one before are used.
  const ahead = (): Promise<Listing> | undefined => {
    const { value } = folders.next();
    return value === undefined ? undefined : readFolder(walked, pathOf(value.name));
  };
  let next = ahead();
  for (const { name, kind } of entries) {
    const path = pathOf(name);
    if (kind === 'folder') {
      const reading = next;
      next = ahead();
      yield* walkFolder(walked, path, reading);
    } else if (kind === 'link') links.push(path);
    else if (kind === 'special') yield { below: path, isSpecial: true };
    else if (kind === 'pdf') yield { below: path, isPdf: true };
    else if (visited.files.size > 0 && visited.files.has(join(real, name))) visited.again += 1;
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
    // A broken link is reported only if its name is that of an invoice.
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

/** True if a file was already found, directly or in its folder. */
function isKnown(real: string, { visited, names, isExcluded }: Walk): boolean {
  const name = basename(real);
  const isTaken = names.test(name) && !name.startsWith('.') && !isExcluded(real);
  return visited.files.has(real) || (isTaken && visited.folders.has(dirname(real)));
}

interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'special' | 'pdf';
}

async function list(folder: string, names: RegExp): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const pdfs: string[] = [];
  const options = { bufferSize: 256, encoding: 'buffer' as BufferEncoding };
  for await (const entry of await opendir(rawPath(folder), options)) {
    // Node's types do not cover names as buffers.
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
    else if (names === INVOICE_FILE && kind === 'file' && PDF_FILE.test(name)) pdfs.push(name);
  }
  if (pdfs.length > 0) {
    const stems = new Set(entries.filter(({ kind }) => kind === 'file').map(({ name }) => stemOf(name)));
    for (const name of pdfs)
      if (!stems.has(stemOf(name.replace(PDF_FILE, '')))) entries.push({ name, kind: 'pdf' });
  }
  // By code units, independent of the locale.
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
