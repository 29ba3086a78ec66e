/** Writes an anonymized file under an anonymized name, never over an input. */

import { basename, dirname, join, parse } from 'node:path';
import { stemOf } from '../../envelope/index.ts';
import type { AnonymizeResult } from '../../operations/index.ts';
import type { Input } from '../files/find.ts';
import type { Messages } from '../messages/messages.ts';
import { nameBelow, placeOnce } from '../output/write.ts';
import type { WrittenFiles } from '../output/writtenFiles.ts';
import type { AnonymizeSettings } from './settings.ts';

export interface Delivery {
  readonly settings: AnonymizeSettings;
  readonly cwd: string;
  readonly messages: Messages;
  readonly written: WrittenFiles;
  /** The first number to try for the next file with the same path. */
  readonly numbers: Map<string, number>;
}

/** Returns the output file; null for standard output. */
export function pathOf(
  input: Input,
  { target, anonymizer }: AnonymizeSettings,
  dropped: AnonymizeResult['dropped'],
): string | null {
  if (target.kind === 'stdout') return null;
  if (target.kind === 'file') return target.path;
  const below = nameBelow(input.below);
  const name = dropped === 'p7m' ? `${stemOf(basename(below))}.xml` : basename(below);
  return join(target.path, dirname(below), anonymizer.fileName(name));
}

/** Numbers files from different inputs that would get the same name in an output folder. */
export async function freePath(
  path: string | null,
  { name }: Input,
  { settings: { target }, written, numbers }: Delivery,
): Promise<string | null> {
  if (path === null || target.kind !== 'folder') return path;
  const { dir, name: stem, ext } = parse(path);
  let found = path;
  for (let i = numbers.get(path) ?? 2; ; i += 1) {
    const from = await written.sourceOf(found);
    if (from === undefined || from === name) return found;
    numbers.set(path, i);
    found = join(dir, `${stem}-${i}${ext}`);
  }
}

/** @returns the reason why the file was not written, as a sentence; null if it was. */
export async function deliver(
  { bytes }: AnonymizeResult,
  path: string,
  input: Input,
  { settings: { overwrite }, cwd, messages, written }: Delivery,
): Promise<string | null> {
  return await placeOnce(bytes, { path, overwrite, cwd, written, from: input.name }, messages);
}
