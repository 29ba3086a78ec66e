/** Files in the folder of a file that refer to it, by their names or their contents. */
import { closeSync, type Dirent, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  HEAD_OF_MESSAGE,
  isSingleMetadataName,
  mayBeRenamed,
  metadataNames,
  readMetadata,
  receivedSubject,
  statedSubject,
  subjectOf,
} from '../../envelope/metadata/index.ts';
import type { Input } from './find.ts';
import { rawPath } from './rawPath.ts';

interface Folder {
  readonly path: string;
  /** File names by their lower-case form. */
  readonly names: ReadonlyMap<string, string>;
  /** Metadata by the lower-case name of the file that they describe. */
  readonly metadata: ReadonlyMap<string, readonly string[]>;
  /** Messages with the date of receipt of a file, by the lower-case name of that file without extensions. */
  readonly messages: ReadonlyMap<string, readonly string[]>;
}

/**
 * Maximum number of files in a folder that are opened to detect renamed messages. In a folder with more inconclusive
 * names, such as those of a program that numbers its invoices, opening all would take longer than checking them.
 */
export const MOST_OPENED = 1_000;

/** The last folder: most files of a run are in the same one. */
let last: Folder | undefined;

/** True if the archive or the folder of an input may contain its date of receipt. */
export function hasReception({ inside, path }: Input): boolean {
  if (inside !== undefined) return inside.reception !== undefined;
  return path !== null && companionsOf(path).length > 0;
}

/** The metadata of a file, then the messages with its date of receipt. */
export function companionsOf(path: string): readonly string[] {
  const { names, metadata, messages } = folderOf(path);
  const name = basename(path);
  const beside = metadataNames(name).flatMap((one) => names.get(one) ?? []);
  const found = [
    ...beside,
    ...(metadata.get(name.toLowerCase()) ?? []),
    ...(messages.get(subjectOf(name)) ?? []).filter((one) => one !== name),
  ];
  return found.map((one) => join(dirname(path), one));
}

/** The files next to a file that affect its result: {@link companionsOf}, and the invoice of a message. */
export function relatedTo(path: string): readonly string[] {
  const subject = receivedSubject(basename(path));
  const invoices = ['xml', 'xml.p7m'].flatMap((ending) => besideOf(path, `${subject}.${ending}`) ?? []);
  return [
    ...companionsOf(path),
    ...(subject === null ? [] : invoices.map((one) => join(dirname(path), one))),
  ];
}

/** The file with this name in the folder of a path, in any case; null if there is none. Names with folders have none. */
export function besideOf(path: string, name: string): string | null {
  return folderOf(path).names.get(name.toLowerCase()) ?? null;
}

function folderOf(path: string): Folder {
  const folder = dirname(path);
  if (last?.path !== folder) last = folderAt(folder);
  return last;
}

function folderAt(path: string): Folder {
  const names = new Map<string, string>();
  const metadata = new Map<string, string[]>();
  const messages = new Map<string, string[]>();
  const renamed: string[] = [];
  for (const entry of entriesIn(path)) {
    const { name } = entry;
    names.set(name.toLowerCase(), name);
    const subject = receivedSubject(name);
    if (subject !== null) add(messages, subject, name);
    // Opening a pipe could block forever.
    else if (!entry.isFile()) continue;
    else if (isSingleMetadataName(name)) add(metadata, metadataSubject(join(path, name)), name);
    else if (mayBeRenamed(name)) renamed.push(name);
  }
  if (renamed.length <= MOST_OPENED) {
    for (const name of renamed) add(messages, statedSubject(headOf(join(path, name))), name);
  }
  return { path, names, metadata, messages };
}

function add(map: Map<string, string[]>, key: string | null, name: string): void {
  if (key === null) return;
  const others = map.get(key);
  if (others === undefined) map.set(key, [name]);
  else others.push(name);
}

/** Larger files are not metadata. */
const MAX_METADATA = 1_000_000;

function metadataSubject(path: string): string | null {
  try {
    if (statSync(rawPath(path)).size > MAX_METADATA) return null;
    return readMetadata(readFileSync(rawPath(path)))?.fileName?.toLowerCase() ?? null;
  } catch {
    return null;
  }
}

/** The beginning of a file as text; empty if it cannot be read. */
function headOf(path: string): string {
  try {
    const descriptor = openSync(rawPath(path), 'r');
    try {
      const head = Buffer.alloc(HEAD_OF_MESSAGE);
      return head.toString('utf8', 0, readSync(descriptor, head, 0, head.length, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return '';
  }
}

/** Sorted, so that the same message is found on every system. */
function entriesIn(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
