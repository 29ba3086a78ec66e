/** Collects the facts of all files of a call, from the index if it has them. */

import { type Stats, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { EXCHANGED_FILE, kindInName, unsignedName } from '../../envelope/index.ts';
import type { FlowFile } from '../../messages/index.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { rawPath } from '../files/rawPath.ts';
import { realPath } from '../files/realPath.ts';
import { codeOf, isOfSystem } from '../files/systemCode.ts';
import { isFolder } from '../files/target.ts';
import { type Io, stopIfInterrupted } from '../process/io.ts';
import { eachLine, type FactLines, type Job } from './factLines.ts';
import type { Unread } from './fileFacts.ts';
import { Groups } from './groups.ts';
import { type Entry, Journal } from './journal.ts';
import { NumberList } from './numbers.ts';
import { readBatches } from './reading.ts';
import { type InboxSettings, journalPath } from './settings.ts';

type Settings = Pick<InboxSettings, 'index' | 'maxBytes'>;

/** A folder with its journal. */
interface Root {
  readonly journal: Journal;
  /** The folder as named by the operand; paths in the journal are relative to it. */
  folder: string;
}

/** A file that is read, and its number in the order of the call. */
interface NumberedJob extends Job {
  readonly number: number;
}

/** A document with the index of its root in the list of roots. */
interface Placed {
  readonly root: number;
  readonly place: number;
  readonly keys: Iterable<number>;
  readonly archives: Iterable<number>;
}

/** Files that are read together, with the index of their root. */
interface Batch {
  readonly root: number;
  readonly jobs: readonly NumberedJob[];
}

/**
 * The documents of a call. Their facts are in the journals, and only those that are related to each other are in memory
 * together: memory grows by some numbers for each document.
 */
export class Collected {
  readonly problems: PathProblem[] = [];
  readonly #unread: (Unread & { readonly number: number })[] = [];
  readonly #roots: readonly Root[];
  readonly #groups = new Groups();
  /** For each document, the index of its root and its place in the journal. */
  readonly #rootOf = new NumberList();
  readonly #places = new NumberList();

  constructor(roots: readonly Root[]) {
    this.#roots = roots;
  }

  /** In the order of the files. */
  get unread(): readonly Unread[] {
    const sorted = [...this.#unread].sort((a, b) => a.number - b.number);
    return sorted.map(({ path, reason }) => ({ path, reason }));
  }

  addUnread(number: number, { path, reason }: Unread, root = UNKEPT): void {
    this.#unread.push({ number, path: within(this.#roots[root]?.folder ?? '', path), reason });
  }

  addKnown(root: number, number: number, entries: readonly Entry[]): void {
    for (const { place, keys, archives, unread } of entries) {
      for (const one of unread) this.addUnread(number, one, root);
      this.#add({ root, place, keys, archives });
    }
  }

  addRead({ root, jobs }: Batch, lines: FactLines): void {
    for (const { job, ...one } of lines.unread) this.addUnread(jobs[job]?.number ?? 0, one, root);
    const places = this.#roots[root]?.journal.append(lines) ?? [];
    let at = 0;
    eachLine(lines, (_, keys, archives) => {
      this.#add({ root, place: places[at] ?? 0, keys, archives });
      at += 1;
    });
  }

  #add({ root, place, keys, archives }: Placed): void {
    this.#groups.add(keys, archives);
    this.#rootOf.push(root);
    this.#places.push(place);
  }

  /** All facts, in parts of at least `least` documents. Related documents are always in the same part. */
  *parts(least: number): Generator<readonly FlowFile[]> {
    let part: FlowFile[] = [];
    for (const group of this.#groups.all()) {
      for (const number of group) {
        const file = this.#file(number);
        if (file !== null) part.push(file);
      }
      if (part.length < least) continue;
      yield part;
      part = [];
    }
    if (part.length > 0) yield part;
  }

  #file(number: number): FlowFile | null {
    const root = this.#roots[this.#rootOf.at(number)];
    const file = root?.journal.facts(this.#places.at(number)) ?? null;
    return file === null ? null : { ...file, path: within(root?.folder ?? '', file.path) };
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
  const { maxBytes } = settings;
  const { roots, byPath } = await rootsOf(operands, settings, io.cwd);
  const collected = new Collected(roots);
  try {
    await readBatches(batchesOf(operands, { collected, roots, byPath, io }), {
      io,
      maxBytes,
      take: (batch, lines) => collected.addRead(batch, lines),
    });
    for (const { journal } of roots) journal.endFinding();
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
  readonly io: Io;
}

/** The root of files named directly, and of all files if there is no index: they are read in every run. */
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

/** Number of files in a batch: enough to make messages between threads cheap. */
const IN_BATCH = 64;

/** The files that are not in an index, in batches; the others are added at once. */
async function* batchesOf(operands: readonly string[], collecting: Collecting): AsyncGenerator<Batch> {
  const { collected, io } = collecting;
  const inputs = findInputs(operands, {
    cwd: io.cwd,
    inFolders: EXCHANGED_FILE,
    onProblem: (problem) => collected.problems.push(problem),
  });
  let batch: { readonly root: number; readonly jobs: NumberedJob[] } = { root: UNKEPT, jobs: [] };
  let number = 0;
  for await (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    await io.onFile?.();
    number += 1;
    const unknown = await unknownFile(input, number, collecting);
    if (unknown === null) continue;
    const { root, job } = unknown;
    // An archive may take long, so it is a batch of its own.
    const isAlone = kindInName(unsignedName(job.name)) !== 'xml';
    if (batch.jobs.length > 0 && (isAlone || batch.root !== root)) {
      yield batch;
      batch = { root, jobs: [] };
    }
    batch = { root, jobs: batch.jobs };
    batch.jobs.push(job);
    if (!isAlone && batch.jobs.length < IN_BATCH) continue;
    yield batch;
    batch = { root, jobs: [] };
  }
  if (batch.jobs.length > 0) yield batch;
}

interface UnknownFile {
  readonly root: number;
  readonly job: NumberedJob;
}

/** Null for a file whose facts are known, or that cannot be read. */
async function unknownFile(
  { name, path, below, error }: Input,
  number: number,
  { collected, roots, byPath, io }: Collecting,
): Promise<UnknownFile | null> {
  if (path === null) return await onStdin(name, number, { collected, io });
  if (error !== undefined) {
    collected.addUnread(number, { path: name, reason: error });
    return null;
  }
  const at = byPath.get(path.slice(0, Math.max(0, path.length - below.length - 1)));
  const root = at === undefined ? undefined : roots[at];
  if (at === undefined || root === undefined) return { root: UNKEPT, job: { path, name, number } };
  root.folder = name.slice(0, Math.max(0, name.length - below.length - 1));
  const job = { path, name: below, number };
  if (!root.journal.mayHave(below)) return { root: at, job };
  const stats = statOf(path);
  const known = stats === null ? null : root.journal.find(below, stats);
  if (known === null) return { root: at, job };
  collected.addKnown(at, number, known);
  return null;
}

async function onStdin(
  name: string,
  number: number,
  { collected, io }: Pick<Collecting, 'collected' | 'io'>,
): Promise<UnknownFile | null> {
  const { spooled } = await import('../containers/stdinFiles.ts');
  try {
    return { root: UNKEPT, job: { path: await spooled(io.stdin.chunks()), name, number } };
  } catch (error) {
    const code = codeOf(error);
    if (!isOfSystem(code)) throw error;
    collected.addUnread(number, { path: name, reason: code });
    return null;
  }
}

/** Null after a system error, which is reported when the file is read. */
function statOf(path: string): Stats | null {
  try {
    return statSync(rawPath(path));
  } catch {
    return null;
  }
}

function within(folder: string, path: string): string {
  return folder === '' ? path : `${folder}${sep}${path}`;
}
