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
import { detached, Shared } from './compact.ts';
import { type FileFacts, fileFacts, type Unread } from './fileFacts.ts';
import { Journal } from './journal.ts';
import { type InboxSettings, journalPath } from './settings.ts';

export interface Collected {
  readonly files: readonly FlowFile[];
  readonly unread: readonly Unread[];
  readonly problems: readonly PathProblem[];
  /** Number of files on the disk. */
  readonly count: number;
  /** Number of those that were read, because the index did not have them. */
  readonly read: number;
  /** The system's error code if the index could not be written; null without one. */
  readonly indexError: string | null;
}

type Settings = Pick<InboxSettings, 'index' | 'maxBytes'>;

export async function collect(operands: readonly string[], settings: Settings, io: Io): Promise<Collected> {
  const problems: PathProblem[] = [];
  const journals = await journalsOf(operands, settings, io.cwd);
  const files: FlowFile[] = [];
  const unread: Unread[] = [];
  const shared = new Shared();
  let count = 0;
  let read = 0;
  const inputs = findInputs(operands, {
    cwd: io.cwd,
    inFolders: EXCHANGED_FILE,
    onProblem: (problem) => problems.push(problem),
  });
  for await (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    await io.onFile?.();
    count += 1;
    const { facts, wasRead } =
      input.path === null
        ? { facts: await stdinFacts(input, settings.maxBytes, io), wasRead: true }
        : await factsOf(input, journals, settings.maxBytes);
    if (wasRead) read += 1;
    for (const file of facts.files) files.push(shared.of(file));
    for (const one of facts.unread) unread.push(one);
  }
  return { files, unread, problems, count, read, indexError: await finish(journals) };
}

type Journals = ReadonlyMap<string, Journal>;

/** A journal for each folder; files that are named themselves are read each time. */
async function journalsOf(
  operands: readonly string[],
  { index, maxBytes }: Settings,
  cwd: string,
): Promise<Journals> {
  const journals = new Map<string, Journal>();
  if (index === null) return journals;
  for (const operand of operands) {
    const path = resolve(cwd, operand);
    if (!isFolder(path)) continue;
    const folder = await realPath(path);
    journals.set(path, new Journal(journalPath(index, folder), folder, maxBytes));
  }
  return journals;
}

async function factsOf(
  { name, path, below, error }: Input,
  journals: Journals,
  maxBytes: number,
): Promise<{ readonly facts: FileFacts; readonly wasRead: boolean }> {
  if (error !== undefined || path === null) return { facts: failed(name, error ?? 'ENOENT'), wasRead: false };
  const root = path.slice(0, Math.max(0, path.length - below.length - 1));
  const journal = journals.get(root);
  if (journal === undefined) return { facts: detached(await fileFacts(path, name, maxBytes)), wasRead: true };
  const folder = name.slice(0, Math.max(0, name.length - below.length - 1));
  const stats = statOf(path);
  if (typeof stats === 'string') return { facts: failed(name, stats), wasRead: false };
  const known = journal.find(below, stats);
  if (known !== null) return { facts: within(folder, known), wasRead: false };
  const now = Date.now();
  const facts = journal.add(below, stats, await fileFacts(path, below, maxBytes), now);
  return { facts: within(folder, facts), wasRead: true };
}

async function stdinFacts({ name }: Input, maxBytes: number, { stdin }: Io): Promise<FileFacts> {
  const { spooled } = await import('../containers/stdinFiles.ts');
  try {
    return await fileFacts(await spooled(stdin.chunks()), name, maxBytes);
  } catch (error) {
    const code = codeOf(error);
    if (!isOfSystem(code)) throw error;
    return failed(name, code);
  }
}

function failed(path: string, reason: string): FileFacts {
  return { files: [], unread: [{ path, reason }] };
}

function statOf(path: string): Stats | string {
  try {
    return statSync(rawPath(path));
  } catch (error) {
    return codeOf(error);
  }
}

/** Paths in an index are those below the folder, so that it does not depend on how the folder is named. */
function within(folder: string, { files, unread }: FileFacts): FileFacts {
  if (folder === '') return { files, unread };
  return {
    files: files.map((file) => ({ ...file, path: `${folder}${sep}${file.path}` })),
    unread: unread.map((one) => ({ ...one, path: `${folder}${sep}${one.path}` })),
  };
}

async function finish(journals: Journals): Promise<string | null> {
  try {
    for (const journal of journals.values()) await journal.finish();
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
