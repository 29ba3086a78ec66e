/** The files below a folder, one by one, in the order of their names. */
import { opendir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IsExcluded } from './exclude.ts';
import { codeOf } from './systemCode.ts';

/** What `validate` and `convert` take from a folder. */
const INVOICE_FILE = /\.(?:xml|json|p7m|zip)$/i;

/** A file below a folder, or a folder that could not be looked into. */
export interface Found {
  /** Path below the folder the walk began in. */
  readonly below: string;
  /** The system's code, such as EACCES; undefined for a file. */
  readonly error?: string;
}

/**
 * Walks a folder to its end. Only the names of one branch are held at a time. Names that start with
 * a point are passed over (among them the `._…` shadows that macOS leaves on foreign disks); links are
 * followed, except into a folder that contains them.
 */
export async function* walk(
  root: string,
  { inFolders = INVOICE_FILE, isExcluded = () => false }: WalkSettings = {},
): AsyncGenerator<Found> {
  yield* walkFolder({ root, names: inFolders, isExcluded }, '', []);
}

export interface WalkSettings {
  /** The names of files that are taken. Default: those of invoices. */
  readonly inFolders?: RegExp;
  /** Folders that are not entered and files that are not taken, by absolute path. Default: none. */
  readonly isExcluded?: IsExcluded;
}

interface Walk {
  readonly root: string;
  readonly names: RegExp;
  readonly isExcluded: IsExcluded;
}

async function* walkFolder(walked: Walk, below: string, ancestors: readonly string[]): AsyncGenerator<Found> {
  const { root, isExcluded } = walked;
  const folder = join(root, below);
  let entries: readonly Entry[];
  let real: string;
  try {
    real = await realpath(folder);
    if (ancestors.includes(real)) return;
    entries = (await list(folder, walked.names)).filter(({ name }) => !isExcluded(join(folder, name)));
  } catch (error) {
    yield { below, error: codeOf(error) };
    return;
  }
  for (const { name, isFolder } of entries) {
    const path = join(below, name);
    if (isFolder) yield* walkFolder(walked, path, [...ancestors, real]);
    else yield { below: path };
  }
}

interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
}

async function list(folder: string, names: RegExp): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of await opendir(folder, { bufferSize: 256 })) {
    const { name } = entry;
    if (name.startsWith('.')) continue;
    // A link that leads nowhere stays in: reading it will say so, under its name.
    const isFolder =
      entry.isDirectory() || (entry.isSymbolicLink() && (await leadsToFolder(join(folder, name))));
    if (isFolder || names.test(name)) entries.push({ name, isFolder });
  }
  // By code units, so that the order is the same on every machine.
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function leadsToFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (target) => target.isDirectory(),
    () => false,
  );
}
