/** Reads request data from a file or from standard input. */

import { basename, resolve } from 'node:path';
import { isPdf } from '../../envelope/index.ts';
import { DEFAULT_MAX_BYTES, isMembers, parseJson } from '../../model/index.ts';
import { UsageError } from '../command/usageError.ts';
import { type ReadBytes, readFileUpTo, readStreamUpTo } from '../files/read.ts';
import { syntaxPlace } from '../input/json.ts';
import type { Io } from '../process/io.ts';

/**
 * The value of --data: JSON, `@FILE`, or `-` for standard input.
 *
 * @throws UsageError if it cannot be read or is not a JSON object.
 */
export async function readData(data: string, io: Io): Promise<Readonly<Record<string, unknown>>> {
  const value = await readJson(data, io);
  if (!isMembers(value)) throw new UsageError(({ api }) => api.usage.noObject(nameOf(data)));
  return value;
}

/**
 * Like {@link readData}, for any JSON.
 *
 * @throws UsageError if it cannot be read or is not JSON.
 */
export async function readJson(data: string, io: Io): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(data, io));
  try {
    return parseJson(text);
  } catch (error) {
    const place = syntaxPlace(nameOf(data), text, error);
    throw new UsageError(({ api }) => api.usage.noJson(place));
  }
}

/**
 * The raw value of --data.
 *
 * @throws UsageError if it cannot be read.
 */
export async function readBytes(data: string, io: Io): Promise<Uint8Array> {
  return namesSource(data) ? bytesOf(nameOf(data), io) : new TextEncoder().encode(data);
}

const namesSource = (data: string): boolean => data === '-' || data.startsWith('@');

/** The name of the input in messages. */
const nameOf = (data: string): string =>
  namesSource(data) ? (data === '-' ? '-' : data.slice(1)) : '--data';

/** @throws UsageError if it cannot be read. */
async function bytesOf(name: string, io: Io): Promise<Uint8Array> {
  const read: ReadBytes =
    name === '-'
      ? await readStreamUpTo(io.stdin.chunks(), DEFAULT_MAX_BYTES)
      : await readFileUpTo(resolve(io.cwd, name), DEFAULT_MAX_BYTES);
  if (read.ok) return read.bytes;
  throw new UsageError((messages) =>
    read.reason === 'size'
      ? messages.api.usage.tooLarge(name, DEFAULT_MAX_BYTES)
      : messages.api.usage.unreadable(name, messages.reason(read.code)),
  );
}

export interface PdfFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** @throws UsageError if it cannot be read or is not a PDF. */
export async function readPdf(path: string, io: Io): Promise<PdfFile> {
  const bytes = await bytesOf(path, io);
  if (!isPdf(bytes)) throw new UsageError(({ api }) => api.usage.noPdf(path));
  return { name: basename(path), bytes };
}
