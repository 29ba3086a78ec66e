/** Collects the facts of all files of a call, from the index where it knows them. */

import { type Stats, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { EXCHANGED_FILE } from '../../envelope/index.ts';
import type { FlowFile } from '../../messages/index.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { rawPath } from '../files/rawPath.ts';
import { realPath } from '../files/realPath.ts';
import { codeOf, isOfSystem } from '../files/systemCode.ts';
import { isFolder } from '../files/target.ts';
import { type Io, stopIfInterrupted } from '../process/io.ts';
import { type FileFacts, fileFacts, type Unread } from './fileFacts.ts';
import { Groups } from './groups.ts';
import { type Entry, Journal } from './journal.ts';
import { type InboxSettings, journalPath } from './settings.ts';

type Settings = Pick<InboxSettings, 'index' | 'maxBytes'>;

/** A folder with its journal. */
interface Root {
  readonly journal: Journal;
  /** As in the operand: paths in a journal are those below the folder, however the folder is named. */
  folder: string;
}

/**
 * The files of a call. Their facts are in the journals, and only those that are related to each other are in memory
 * together: memory grows by some numbers for each file.
 */
export class Collected {
  readonly unread: Unread[] = [];
  readonly problems: PathProblem[] = [];
  readonly #roots: readonly Root[];
  readonly #groups = new Groups();
  /** For each file, the index of its root and its place in the journal. */
  readonly #rootOf: number[] = [];
  readonly #places: number[] = [];

  constructor(roots: readonly Root[]) {
    this.#roots = roots;
  }

  add(root: number, { place, keys, unread }: Entry): void {
    const folder = this.#roots[root]?.folder ?? '';
    for (const one of unread) this.unread.push({ ...one, path: within(folder, one.path) });
    this.#groups.add(keys);
    this.#rootOf.push(root);
    this.#places.push(place);
  }

  /** All facts, in parts of at least `least` files of which none is related to one of another part. */
  *parts(least: number): Generator<readonly FlowFile[]> {
    let part: FlowFile[] = [];
    for (const group of this.#groups.all()) {
      for (const number of group) for (const file of this.#files(number)) part.push(file);
      if (part.length < least) continue;
      yield part;
      part = [];
    }
    if (part.length > 0) yield part;
  }

  #files(number: number): readonly FlowFile[] {
    const root = this.#roots[this.#rootOf[number] ?? 0];
    if (root === undefined) return [];
    const { files } = root.journal.facts(this.#places[number] ?? 0);
    return files.map((file) => ({ ...file, path: within(root.folder, file.path) }));
  }

  /** @returns the system's error code if an index could not be written; null without an error */
  finish(): string | null {
    const errors = this.#roots.map(({ journal }) => journal.finish());
    return errors.find((error) => error !== null) ?? null;
  }

  close(): void {
    for (const { journal } of this.#roots) journal.close();
  }
}

/** The caller must finish or close the result. */
export async function collect(operands: readonly string[], settings: Settings, io: Io): Promise<Collected> {
  const { roots, byPath } = await rootsOf(operands, settings, io.cwd);
  const collected = new Collected(roots);
  try {
    const inputs = findInputs(operands, {
      cwd: io.cwd,
      inFolders: EXCHANGED_FILE,
      onProblem: (problem) => collected.problems.push(problem),
    });
    for await (const input of inputs) {
      stopIfInterrupted(io.interrupted);
      await io.onFile?.();
      await addInput(input, { collected, roots, byPath, maxBytes: settings.maxBytes, io });
    }
    for (const { journal } of roots) journal.flush();
    return collected;
  } catch (error) {
    collected.close();
    throw error;
  }
}

interface Collecting {
  readonly collected: Collected;
  readonly roots: readonly Root[];
  readonly byPath: ReadonlyMap<string, number>;
  readonly maxBytes: number;
  readonly io: Io;
}

/** The root of files that are named themselves, and of all files without an index: they are read each time. */
const UNKEPT = 0;

/** A journal for each folder. */
async function rootsOf(
  operands: readonly string[],
  { index, maxBytes }: Settings,
  cwd: string,
): Promise<{ readonly roots: readonly Root[]; readonly byPath: ReadonlyMap<string, number> }> {
  const roots: Root[] = [{ journal: new Journal(null, '', maxBytes), folder: '' }];
  const byPath = new Map<string, number>();
  for (const operand of index === null ? [] : operands) {
    const path = resolve(cwd, operand);
    if (index === null || byPath.has(path) || !isFolder(path)) continue;
    const folder = await realPath(path);
    byPath.set(path, roots.length);
    roots.push({ journal: new Journal(journalPath(index, folder), folder, maxBytes), folder: '' });
  }
  return { roots, byPath };
}

async function addInput(
  { name, path, below, error }: Input,
  { collected, roots, byPath, maxBytes, io }: Collecting,
): Promise<void> {
  if (path === null) return unkept(collected, roots, await stdinFacts(name, maxBytes, io));
  if (error !== undefined) return void collected.unread.push({ path: name, reason: error });
  const at = byPath.get(path.slice(0, Math.max(0, path.length - below.length - 1)));
  const root = at === undefined ? undefined : roots[at];
  if (at === undefined || root === undefined)
    return unkept(collected, roots, await fileFacts(path, name, maxBytes));
  root.folder = name.slice(0, Math.max(0, name.length - below.length - 1));
  const stats = statOf(path);
  if (typeof stats === 'string') return void collected.unread.push({ path: name, reason: stats });
  const known = root.journal.find(below, stats);
  if (known !== null) return collected.add(at, known);
  const now = Date.now();
  collected.add(at, root.journal.add(below, stats, await fileFacts(path, below, maxBytes), now));
}

/** No file has these facts: they are never asked for by a path. */
const NO_STATS = { size: 0, mtimeMs: 0, ino: 0 };

function unkept(collected: Collected, roots: readonly Root[], facts: FileFacts): void {
  const entry = roots[UNKEPT]?.journal.add('', NO_STATS, facts, 0);
  if (entry !== undefined) collected.add(UNKEPT, entry);
}

async function stdinFacts(name: string, maxBytes: number, { stdin }: Io): Promise<FileFacts> {
  const { spooled } = await import('../containers/stdinFiles.ts');
  try {
    return await fileFacts(await spooled(stdin.chunks()), name, maxBytes);
  } catch (error) {
    const code = codeOf(error);
    if (!isOfSystem(code)) throw error;
    return { files: [], unread: [{ path: name, reason: code }] };
  }
}

function statOf(path: string): Stats | string {
  try {
    return statSync(rawPath(path));
  } catch (error) {
    return codeOf(error);
  }
}

function within(folder: string, path: string): string {
  return folder === '' ? path : `${folder}${sep}${path}`;
}
