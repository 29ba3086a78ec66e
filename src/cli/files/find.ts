/** From the operands of a call to the inputs they mean, in their order. */
import { statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { IsExcluded } from './exclude.ts';
import { codeOf } from './systemCode.ts';

/** One thing to read. */
export interface Input {
  /** As reports show it: the operand as typed, with the way below a folder. */
  readonly name: string;
  /** Where to read; null is standard input. */
  readonly path: string | null;
  /** The part of the name that a copy in another folder keeps. */
  readonly below: string;
  /** Set where it is known already that it cannot be read: the system's code. */
  readonly error?: string;
}

/** Why an operand gives nothing to read. */
export interface PathProblem {
  readonly kind: 'missing' | 'noMatch' | 'emptyFolder' | 'excluded';
  readonly operand: string;
}

/** What a shell would have expanded. */
const PATTERN = /[*?[\]{}!]/;

export interface FindSettings {
  readonly cwd: string;
  readonly onProblem: (problem: PathProblem) => void;
  /** The names that are taken from a folder. Default: those of invoices. */
  readonly inFolders?: RegExp;
  /** What is left out, named files too. Default: nothing. */
  readonly isExcluded?: IsExcluded;
}

/** An operand from which exclusion leaves nothing is a problem: a check of nothing must not look like success. */
export async function* findInputs(
  operands: readonly string[],
  settings: FindSettings,
): AsyncGenerator<Input> {
  for (const operand of operands) {
    if (operand === '-') {
      yield { name: '-', path: null, below: 'stdin' };
      continue;
    }
    let count = 0;
    let excluded = 0;
    const isExcluded: IsExcluded = (path) => {
      const out = settings.isExcluded?.(path) === true;
      if (out) excluded += 1;
      return out;
    };
    for await (const input of inputsOf(operand, { ...settings, isExcluded })) {
      if ('kind' in input) settings.onProblem(input);
      else yield input;
      count += 1;
    }
    if (count === 0) settings.onProblem({ kind: excluded > 0 ? 'excluded' : 'emptyFolder', operand });
  }
}

async function* inputsOf(
  operand: string,
  settings: FindSettings & { readonly isExcluded: IsExcluded },
): AsyncGenerator<Input | PathProblem> {
  const { cwd, isExcluded } = settings;
  const path = resolve(cwd, operand);
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      yield { name: operand, path, below: basename(path), error: code };
    else if (PATTERN.test(operand)) yield* matches(operand, settings);
    else yield { kind: 'missing', operand };
    return;
  }
  if (isExcluded(path)) return;
  if (!isFolder) {
    yield { name: operand, path, below: basename(path) };
    return;
  }
  const { walk } = await import('./walk.ts');
  for await (const { below, error } of walk(path, settings)) {
    const name = join(operand, below);
    yield { name, path: join(path, below), below, ...(error === undefined ? {} : { error }) };
  }
}

async function* matches(
  pattern: string,
  { cwd, isExcluded }: Pick<FindSettings, 'cwd'> & { readonly isExcluded: IsExcluded },
): AsyncGenerator<Input | PathProblem> {
  const { glob } = await import('tinyglobby');
  const portable = sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
  const found = await glob(portable, { cwd, expandDirectories: false, dot: false });
  if (found.length === 0) yield { kind: 'noMatch', operand: pattern };
  const base = resolve(cwd, fixedPart(portable));
  for (const name of found.sort()) {
    const path = resolve(cwd, name);
    if (!isExcluded(path)) yield { name, path, below: relative(base, path) };
  }
}

/** The folders of a pattern before its first wildcard. */
function fixedPart(pattern: string): string {
  const folders = pattern.split('/').slice(0, -1);
  const wild = folders.findIndex((folder) => PATTERN.test(folder));
  return (wild === -1 ? folders : folders.slice(0, wild)).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

/** Whether the operands can only mean one input. */
export function isSingle(operands: readonly string[], cwd: string): boolean {
  const [operand = '-'] = operands;
  if (operands.length > 1) return false;
  if (operand === '-') return true;
  try {
    return !statSync(resolve(cwd, operand)).isDirectory();
  } catch {
    return !PATTERN.test(operand);
  }
}
