/** Files beside a file in its folder that are about it, by their names. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { metadataNames, receivedSubject, subjectOf } from '../../envelope/metadata/index.ts';
import type { Input } from './find.ts';

interface Folder {
  readonly path: string;
  /** The names, by themselves in lower case. */
  readonly names: ReadonlyMap<string, string>;
  /** Messages that state when SdI received a file, by the name of that file in lower case without extensions. */
  readonly messages: ReadonlyMap<string, readonly string[]>;
}

/** The last folder: most files of a run are in the same one. */
let last: Folder | undefined;

/** True if something may state the reception of an input: in its archive, or in its folder. */
export function hasReception({ inside, path }: Input): boolean {
  if (inside !== undefined) return inside.reception !== undefined;
  return path !== null && companionsOf(path).length > 0;
}

/** The metadata of a file, then the messages that state when SdI received it. */
export function companionsOf(path: string): readonly string[] {
  const { names, messages } = folderOf(path);
  const name = basename(path);
  const metadata = metadataNames(name).flatMap((one) => names.get(one) ?? []);
  const found = [...metadata, ...(messages.get(subjectOf(name)) ?? [])];
  return found.map((one) => join(dirname(path), one));
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
  const messages = new Map<string, string[]>();
  for (const name of namesIn(path)) {
    names.set(name.toLowerCase(), name);
    const subject = receivedSubject(name);
    if (subject === null) continue;
    const others = messages.get(subject);
    if (others === undefined) messages.set(subject, [name]);
    else others.push(name);
  }
  return { path, names, messages };
}

/** In order, so that the same message is taken on every system. */
function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path).sort();
  } catch {
    return [];
  }
}
