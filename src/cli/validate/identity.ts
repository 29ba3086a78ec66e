/** The identity of an input, which changes with its content: name, size and time, and the place in an archive. */
import { statSync } from 'node:fs';
import type { Input } from '../files/find.ts';
import { rawPath } from '../files/rawPath.ts';

let last: { readonly path: string; readonly state: string } | undefined;

/** Standard input has a state of its own in each run: it is always read again. */
export function identityOf({ name, path, inside, container, error }: Input): string {
  const state = path === null ? `${process.pid}` : stateOf(path);
  return JSON.stringify([name, state, inside?.steps ?? null, container ?? null, error ?? null]);
}

/** The files of an archive have its path. */
function stateOf(path: string): string {
  if (last?.path === path) return last.state;
  let state = '';
  try {
    const { size, mtimeMs } = statSync(rawPath(path));
    state = `${size} ${mtimeMs}`;
  } catch {
    // Reading the file reports the error.
  }
  last = { path, state };
  return state;
}
