/** Puts an invoice where a command was told to, in the form its source had. */

import { basename, relative } from 'node:path';
import { writeInvoice } from '../../xml/index.ts';
import type { Input } from '../files/find.ts';
import { realPath } from '../files/realPath.ts';
import { codeOf } from '../files/systemCode.ts';
import { writeWhole } from '../files/write.ts';
import type { Form } from '../input/loadInvoice.ts';
import type { Messages } from '../messages/messages.ts';
import { visibleJson } from './sanitize.ts';

/** XML as `writeInvoice` writes it, or JSON. */
export function textOf(invoice: Parameters<typeof writeInvoice>[0], form: Form): string {
  return form === 'xml' ? writeInvoice(invoice) : `${visibleJson(JSON.stringify(invoice, null, 2))}\n`;
}

export interface Destination {
  readonly path: string;
  readonly overwrite: boolean;
  readonly cwd: string;
  /** Real paths of files that are read, and are never replaced. */
  readonly inputs: ReadonlySet<string>;
  /** The content that a replaced file must still have. */
  readonly unlessChanged?: Uint8Array;
}

/** The messages of a command for a file that was not written. */
interface Words {
  readonly convert: Pick<Messages['convert'], 'exists' | 'overInput' | 'failed'>;
  readonly reason: Messages['reason'];
  readonly paths: Pick<Messages['paths'], 'changed'>;
}

/** @returns why it was not written, as a sentence; null when it is in its place. */
export async function place(
  content: string | Uint8Array,
  { path, overwrite, cwd, inputs, unlessChanged }: Destination,
  { convert, reason, paths: { changed } }: Words,
): Promise<string | null> {
  const name = shownPath(path, cwd);
  // Not even with --overwrite: in a folder, the other file may not have been read yet.
  if (inputs.has(await realPath(path))) return convert.overInput(name);
  try {
    const only = unlessChanged === undefined ? {} : { unlessChanged };
    const outcome = await writeWhole(path, content, { overwrite, ...only });
    if (outcome === 'changed') return changed(name);
    return outcome === 'exists' ? convert.exists(name) : null;
  } catch (error) {
    return convert.failed(name, reason(codeOf(error)));
  }
}

/** As {@link place}, of a call that writes many files: none replaces another. */
export async function placeOnce(
  content: string | Uint8Array,
  destination: Destination & {
    /** The input that the content was made of. */
    readonly from: string;
    /** The files written so far: by real path, the input that each was created from. */
    readonly results: Map<string, string>;
  },
  words: Pick<Messages, 'convert' | 'reason' | 'paths'>,
): Promise<string | null> {
  const { path, cwd, from, results } = destination;
  const first = results.get(await realPath(path));
  if (first !== undefined) return words.convert.twice(shownPath(path, cwd), first);
  const refusal = await place(content, destination, words);
  if (refusal === null) results.set(await realPath(path), from);
  return refusal;
}

/** As {@link place}, of a command that changes a file in its place: over itself it may go, unless somebody else changed it. */
export async function placeChanged(
  content: string | Uint8Array,
  destination: Omit<Destination, 'inputs' | 'unlessChanged'> & {
    /** The path that was read, and what it held. */
    readonly source: string | null;
    readonly read: Uint8Array;
  },
  words: Words,
): Promise<string | null> {
  const { path, source, read } = destination;
  if (!(await isSame(path, source)))
    return await place(content, { ...destination, inputs: new Set() }, words);
  const own = { ...destination, overwrite: true, inputs: new Set<string>(), unlessChanged: read };
  return await place(content, own, words);
}

/** Whether a path leads to the file that was read; null is standard input. */
export async function isSame(path: string, source: string | null): Promise<boolean> {
  return source !== null && (await realPath(path)) === (await realPath(source));
}

/** The part of a name that a copy keeps in another folder; it never leads out of that. */
export function nameBelow(below: string): string {
  return below.startsWith('..') ? basename(below) : below;
}

/** The name of a result in a folder: that of its source. */
export function resultName({ path, below }: Pick<Input, 'path' | 'below'>): string {
  return path === null ? `${below}.xml` : nameBelow(below);
}

/** A path as a person at the prompt would type it. */
export function shownPath(path: string, cwd: string): string {
  const below = relative(cwd, path);
  return below === '' || below.startsWith('..') ? path : below;
}
