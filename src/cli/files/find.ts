/** Resolves the operands of a call to inputs, in order. */
import { statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { CONTAINER_FILE, kindInName } from '../../envelope/index.ts';
import type { ContainerFacts, Inside } from '../containers/inside.ts';
import type { IsExcluded } from './exclude.ts';
import { rawPath } from './rawPath.ts';
import { codeOf } from './systemCode.ts';
import type { Visited } from './walk.ts';

/** An input to read. */
export interface Input {
  /** The name in reports: the operand as typed, with the path below a folder. */
  readonly name: string;
  /** The path to read; null for standard input and contents in memory. */
  readonly path: string | null;
  /** The content of standard input if its beginning has already been read, or content in memory. */
  readonly chunks?: AsyncIterable<Uint8Array>;
  /** The path that a result keeps in an output folder. */
  readonly below: string;
  /** The system's error code, if already known to be unreadable. */
  readonly error?: string;
  /** The position of the input in the container at its path; undefined for a separate file. */
  readonly inside?: Inside;
  /** The facts of the container itself, instead of a content. */
  readonly container?: ContainerFacts;
}

/** The reason why an operand, or a file below it, gives no input. */
export interface PathProblem {
  readonly kind: 'missing' | 'noMatch' | 'emptyFolder' | 'excluded' | 'special' | 'pdf';
  readonly operand: string;
  /** The number of further files below the same folder. Default: 0. */
  readonly more?: number;
}

/** True if the operand is wrong; special files and PDFs in a folder are only skipped with a message. */
export function isFault({ kind }: PathProblem): boolean {
  return kind !== 'special' && kind !== 'pdf';
}

/** Characters of glob patterns, for shells that do not expand them. */
const PATTERN = /[*?[\]{}!]/;

/** Yields the files of a container, or the input itself if it is none. */
export type Expand = (input: Input) => AsyncGenerator<Input>;

export interface FindSettings {
  readonly cwd: string;
  readonly onProblem: (problem: PathProblem) => void;
  /** The file names to take from a folder. Default: those of invoices. */
  readonly inFolders?: RegExp;
  /** The excluded files, including named ones. Default: none. */
  readonly isExcluded?: IsExcluded;
  /** Replaces archives by the files in them. Default: archives are inputs like others. */
  readonly containers?: Expand;
  /** The same for standard input and content in memory. Default: each is one file. */
  readonly stdin?: Expand;
  /** True if operands are literal file names, neither patterns nor standard input. Default: false. */
  readonly literal?: boolean;
  /** Content in memory that operands refer to instead of files, by name. */
  readonly memory?: ReadonlyMap<string, Uint8Array> | undefined;
}

/**
 * Finds the inputs of all operands. An operand whose files are all excluded is a problem: checking nothing must not look
 * like success. Files from folders and patterns are found once, even through several links; a file named twice is
 * returned twice.
 *
 * @param operands In order; if they are not an array, files named directly are not remembered.
 */
export async function* findInputs(
  operands: readonly string[] | AsyncIterable<string>,
  settings: FindSettings,
): AsyncGenerator<Input> {
  const visited: Visited = { folders: new Set(), files: new Set(), again: 0 };
  const single = !Array.isArray(operands) || operands.length === 1;
  for await (const operand of operands) {
    const stream = streamOf(operand, settings);
    if (stream !== null) {
      if (settings.stdin === undefined) yield stream;
      else yield* settings.stdin(stream);
      continue;
    }
    const before = visited.again;
    let count = 0;
    let excluded = 0;
    const pdfs: string[] = [];
    const isExcluded: IsExcluded = (path) => {
      const out = settings.isExcluded?.(path) === true;
      if (out) excluded += 1;
      return out;
    };
    for await (const input of inputsOf(operand, { ...settings, isExcluded, visited, single })) {
      if ('kind' in input) {
        if (input.kind === 'pdf') {
          pdfs.push(input.operand);
          continue;
        }
        settings.onProblem(input);
      } else if (settings.containers !== undefined && mayBeContainer(input, operand))
        yield* settings.containers(input);
      else yield input;
      count += 1;
    }
    const [pdf] = pdfs;
    if (pdf !== undefined) settings.onProblem({ kind: 'pdf', operand: pdf, more: pdfs.length - 1 });
    if (count === 0 && visited.again === before)
      settings.onProblem({ kind: excluded > 0 ? 'excluded' : 'emptyFolder', operand });
  }
}

/** The input of an operand that is not a file on disk; null for a file. */
function streamOf(operand: string, { memory, literal }: FindSettings): Input | null {
  if (literal === true) return null;
  if (operand === '-') return { name: '-', path: null, below: 'stdin' };
  const content = memory?.get(operand);
  if (content === undefined) return null;
  return { name: operand, path: null, below: basename(operand), chunks: onlyChunk(content) };
}

async function* onlyChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

interface Search extends FindSettings {
  readonly isExcluded: IsExcluded;
  readonly visited: Visited;
  /** True if named files need not be remembered: there is only one operand, or a list of any length. */
  readonly single: boolean;
}

async function* inputsOf(operand: string, search: Search): AsyncGenerator<Input | PathProblem> {
  const { cwd, isExcluded, visited, single, literal = false } = search;
  let path = resolve(cwd, operand);
  let isFolder = folderAt(path);
  if (typeof isFolder === 'string') {
    const undecoded = operand.includes('\ufffd') ? await undecodedPath(path, visited) : null;
    if (undecoded === null) {
      if (isFolder !== 'ENOENT' && isFolder !== 'ENOTDIR')
        yield { name: operand, path, below: basename(path), error: isFolder };
      else if (!literal && PATTERN.test(operand)) yield* matches(operand, search);
      else yield { kind: 'missing', operand };
      return;
    }
    path = undecoded;
    isFolder = statSync(rawPath(path)).isDirectory();
  }
  if (isExcluded(path)) return;
  if (!isFolder) {
    if (!single) visited.files.add(await realPathOf(path));
    yield { name: operand, path, below: basename(path) };
    return;
  }
  const { walk } = await import('./walk.ts');
  const shown = beginningOf(operand);
  const folder = beginningOf(path);
  for await (const { below, error, isSpecial, isPdf } of walk(path, search)) {
    const name = `${shown}${below}`;
    if (isSpecial === true) yield { kind: 'special', operand: name };
    else if (isPdf === true) yield { kind: 'pdf', operand: name };
    else yield { name, path: `${folder}${below}`, below, ...(error === undefined ? {} : { error }) };
  }
}

/** The prefix of the paths below a folder, in normal form. Normalizing each path would take longer than the walk. */
function beginningOf(folder: string): string {
  return join(folder, 'x').slice(0, -1);
}

/** True for the name of an archive or mail, and for a file given directly whose name is inconclusive. */
function mayBeContainer({ name, path, error }: Input, operand: string): boolean {
  if (path === null || error !== undefined) return false;
  const may = CONTAINER_FILE.test(name) || (name === operand && kindInName(name) === null);
  // A pipe can be opened only once.
  return may && isRegular(path);
}

function isRegular(path: string): boolean {
  try {
    return statSync(rawPath(path)).isFile();
  } catch {
    // Reading the file reports the error.
    return false;
  }
}

/** True if the path is a folder; the system's error code if it does not exist or is inaccessible. */
function folderAt(path: string): boolean | string {
  try {
    // Throwing an error would take ten times as long as the call.
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? 'ENOENT';
  } catch (error) {
    return codeOf(error);
  }
}

async function undecodedPath(path: string, { files }: Visited): Promise<string | null> {
  return (await import('./undecoded.ts')).undecoded(path, files);
}

async function realPathOf(path: string): Promise<string> {
  return (await import('./realPath.ts')).realPath(path);
}

async function* matches(
  pattern: string,
  { cwd, isExcluded, visited }: Search,
): AsyncGenerator<Input | PathProblem> {
  const { glob } = await import('tinyglobby');
  const portable = sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
  // Links to folders are not followed: a cycle would never end.
  const options = { cwd, expandDirectories: false, dot: false, followSymbolicLinks: false };
  const found = (await glob(portable, options)).filter((name) => !isLinkToFolder(resolve(cwd, name)));
  if (found.length === 0) yield { kind: 'noMatch', operand: pattern };
  const base = resolve(cwd, fixedPart(portable));
  for (const name of found.sort()) {
    const path = resolve(cwd, name);
    if (isExcluded(path)) continue;
    const real = await realPathOf(path);
    if (visited.files.has(real)) {
      visited.again += 1;
      continue;
    }
    visited.files.add(real);
    if (isSpecial(path)) yield { kind: 'special', operand: name };
    else yield { name, path, below: relative(base, path) };
  }
}

function isLinkToFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function isSpecial(path: string): boolean {
  try {
    return !statSync(path).isFile();
  } catch {
    // Reading the file reports the error.
    return false;
  }
}

/** The path of a pattern before its first wildcard. */
function fixedPart(pattern: string): string {
  const folders = pattern.split('/').slice(0, -1);
  const wild = folders.findIndex((folder) => PATTERN.test(folder));
  return (wild === -1 ? folders : folders.slice(0, wild)).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

/** True if the operands stand for exactly one input. An archive stands for many. */
export function isSingle(operands: readonly string[], cwd: string): boolean {
  const [operand = '-'] = operands;
  if (operands.length > 1) return false;
  if (operand === '-') return true;
  if (CONTAINER_FILE.test(operand)) return false;
  try {
    return !statSync(resolve(cwd, operand)).isDirectory();
  } catch {
    return !PATTERN.test(operand);
  }
}
