/**
 * The identity of an input, which changes with its content and with the files next to it that affect its result: name,
 * size and time, and the place in an archive.
 */
import { statSync } from 'node:fs';
import { relatedTo } from '../files/companions.ts';
import type { Input } from '../files/find.ts';
import { rawPath } from '../files/rawPath.ts';

let last: { readonly path: string; readonly state: string } | undefined;

/** The identity of an input. Standard input has another one in each run, so it is always read again. */
export function identityOf({ name, path, inside, container, error }: Input): string {
  const state = path === null ? `${process.pid}` : stateOf(path);
  const isLoose = path !== null && inside === undefined && container === undefined;
  const beside = isLoose ? relatedTo(path).map((one) => `${one} ${statOf(one)}`) : [];
  const parts = [name, state, inside?.steps ?? null, container ?? null, error ?? null];
  return JSON.stringify(beside.length === 0 ? parts : [...parts, beside]);
}

/** The state of a file. The last one is cached, because all files of an archive have its path. */
function stateOf(path: string): string {
  if (last?.path === path) return last.state;
  const state = statOf(path);
  last = { path, state };
  return state;
}

/** Size and time of a file; empty after an error, which is reported when the file is read. */
function statOf(path: string): string {
  try {
    const { size, mtimeMs } = statSync(rawPath(path));
    return `${size} ${mtimeMs}`;
  } catch {
    return '';
  }
}
