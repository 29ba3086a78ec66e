/** Brings an anonymized file to its place, under a name in which nobody is named, and never over a file that is read. */

import { basename, dirname, join, parse } from 'node:path';
import type { AnonymizeResult } from '../../operations/index.ts';
import type { Input } from '../files/find.ts';
import { realPath } from '../files/realPath.ts';
import type { Messages } from '../messages/messages.ts';
import { nameBelow, placeOnce } from '../output/write.ts';
import type { AnonymizeSettings } from './settings.ts';

export interface Delivery {
  readonly settings: AnonymizeSettings;
  readonly cwd: string;
  readonly messages: Messages;
  /** The files that are read, and those that were written, by their real paths. */
  readonly inputs: ReadonlySet<string>;
  readonly results: Map<string, string>;
  /** The number that a further file of a path is tried with first. */
  readonly numbers: Map<string, number>;
}

/** Returns the output file; null for standard output. */
export function pathOf(input: Input, { target, anonymizer }: AnonymizeSettings): string | null {
  if (target.kind === 'stdout') return null;
  if (target.kind === 'file') return target.path;
  const below = nameBelow(input.below);
  return join(target.path, dirname(below), anonymizer.fileName(basename(below)));
}

/** In a folder, files of one name that come from different ones get numbers. */
export async function freePath(
  path: string | null,
  { name }: Input,
  { settings: { target }, results, numbers }: Delivery,
): Promise<string | null> {
  if (path === null || target.kind !== 'folder') return path;
  const { dir, name: stem, ext } = parse(path);
  let found = path;
  for (let i = numbers.get(path) ?? 2; ; i += 1) {
    const from = results.get(await realPath(found));
    if (from === undefined || from === name) return found;
    numbers.set(path, i);
    found = join(dir, `${stem}-${i}${ext}`);
  }
}

/** @returns why it was not written, as a sentence; null when it is in its place. */
export async function deliver(
  { bytes }: AnonymizeResult,
  path: string,
  input: Input,
  { settings: { overwrite }, cwd, messages, inputs, results }: Delivery,
): Promise<string | null> {
  return await placeOnce(bytes, { path, overwrite, cwd, inputs, results, from: input.name }, messages);
}
