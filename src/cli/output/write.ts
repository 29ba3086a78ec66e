/** Writes the results of commands to files. */

import { basename, dirname, join, relative } from 'node:path';
import { stemOf } from '../../envelope/index.ts';
import type { DroppedSignature } from '../../operations/index.ts';
import { writeInvoice } from '../../xml/index.ts';
import type { Input } from '../files/find.ts';
import { realPath, realPaths } from '../files/realPath.ts';
import { codeOf } from '../files/systemCode.ts';
import { pathIn, type Target } from '../files/target.ts';
import { isThere, writeWhole } from '../files/write.ts';
import type { Form } from '../input/loadInvoice.ts';
import type { Messages } from '../messages/messages.ts';
import { visibleJson } from './sanitize.ts';
import type { FileJournal, WrittenFiles } from './writtenFiles.ts';

/** Returns the invoice as XML or JSON text. */
export function textOf(invoice: Parameters<typeof writeInvoice>[0], form: Form): string {
  return form === 'xml' ? writeInvoice(invoice) : `${visibleJson(JSON.stringify(invoice, null, 2))}\n`;
}

export interface Destination {
  readonly path: string;
  readonly overwrite: boolean;
  readonly cwd: string;
  readonly journal?: FileJournal | null;
  /** Real paths of the inputs, which are never replaced. */
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

/** Writes a file. @returns the reason why it was not written, as a sentence; null if it was. */
export async function place(
  content: string | Uint8Array,
  { path, overwrite, cwd, journal = null, inputs, unlessChanged }: Destination,
  { convert, reason, paths: { changed } }: Words,
): Promise<string | null> {
  const name = shownPath(path, cwd);
  // Not even with --overwrite: in a folder, the other file may not have been read yet.
  if (isThere(path) && inputs.has(await realPath(path))) return convert.overInput(name);
  try {
    const only = unlessChanged === undefined ? {} : { unlessChanged };
    const isLeft = journal?.left(path) === true;
    journal?.begin(path, content);
    const outcome = await writeWhole(path, content, { overwrite: overwrite || isLeft, ...only });
    if (outcome === 'changed') return changed(name);
    return outcome === 'exists' ? convert.exists(name) : null;
  } catch (error) {
    return convert.failed(name, reason(codeOf(error)));
  }
}

/** Like {@link place}, for a call that writes many files: none replaces another. */
export async function placeOnce(
  content: string | Uint8Array,
  destination: Pick<Destination, 'path' | 'overwrite' | 'cwd'> & {
    /** The input of the content. */
    readonly from: string;
    readonly written: WrittenFiles;
  },
  words: Pick<Messages, 'convert' | 'reason' | 'paths'>,
): Promise<string | null> {
  const { path, cwd, from, written } = destination;
  const first = await written.sourceOf(path);
  if (first !== undefined) return words.convert.twice(shownPath(path, cwd), first);
  const { inputs, journal } = written;
  const refusal = await place(content, { ...destination, inputs, journal }, words);
  if (refusal === null) await written.add(path, from);
  return refusal;
}

/**
 * Like {@link place}, for a command that edits a file in place: it may replace its input, unless the input has changed
 * since. A signed envelope is never replaced by the XML inside it.
 */
export async function placeChanged(
  content: string | Uint8Array,
  destination: Omit<Destination, 'inputs' | 'unlessChanged'> & {
    /** The path of the input, and its content. */
    readonly source: string | null;
    readonly read: Uint8Array;
    readonly dropped?: DroppedSignature | undefined;
  },
  words: Words,
): Promise<string | null> {
  const { path, source, read, dropped } = destination;
  if (dropped === 'p7m') {
    return await place(content, { ...destination, inputs: await realPaths([{ path: source }]) }, words);
  }
  if (!(await isSame(path, source)))
    return await place(content, { ...destination, inputs: new Set() }, words);
  const own = { ...destination, overwrite: true, inputs: new Set<string>(), unlessChanged: read };
  return await place(content, own, words);
}

/** True if a path is the file that was read; `source` is null for standard input. */
export async function isSame(path: string, source: string | null): Promise<boolean> {
  return source !== null && (await realPath(path)) === (await realPath(source));
}

/** The path of a result below an output folder, never outside of it. */
export function nameBelow(below: string): string {
  return below.startsWith('..') ? basename(below) : below;
}

/**
 * The path of an edited file: in the output, or that of its input; null for standard output. The XML in a signed envelope
 * is a file of its own.
 */
export function editedPath(
  { path, below }: Pick<Input, 'path' | 'below'>,
  output: Target | null,
  dropped?: DroppedSignature,
): string | null {
  const nameOf = (name: string): string => (dropped === 'p7m' ? `${stemOf(name)}.xml` : name);
  if (output !== null) return pathIn(output, nameOf(path === null ? `${below}.xml` : nameBelow(below)));
  return path === null ? null : join(dirname(path), nameOf(basename(path)));
}

/** A path for messages, relative to the current folder if inside it. */
export function shownPath(path: string, cwd: string): string {
  const below = relative(cwd, path);
  return below === '' || below.startsWith('..') ? path : below;
}
