/** Reads a file or a stream up to a size limit. */
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import type { EntryReason } from '../../envelope/container/index.ts';
import type { ContainerFacts } from '../containers/inside.ts';
import { rawPath } from './rawPath.ts';
import { codeOf } from './systemCode.ts';

export type ReadBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** `size` is the file's size, or the bytes read from a stream so far. */
  | { readonly ok: false; readonly reason: 'size'; readonly size: number }
  /** The system's error code, such as EACCES. */
  | { readonly ok: false; readonly reason: 'system'; readonly code: string };

/** The result for an input that may be in a container, or be one. */
export type ReadInput =
  | ReadBytes
  | { readonly ok: false; readonly reason: 'entry'; readonly why: EntryReason }
  | { readonly ok: false; readonly reason: 'container'; readonly facts: ContainerFacts };

/** Reads regular files synchronously: the fastest way, and checking waits for the content anyway. */
export async function readFileUpTo(path: string, limit: number): Promise<ReadBytes> {
  let descriptor: number;
  try {
    descriptor = openSync(rawPath(path), 'r');
  } catch (error) {
    return { ok: false, reason: 'system', code: codeOf(error) };
  }
  let streamed = false;
  try {
    const facts = fstatSync(descriptor);
    if (facts.isDirectory()) return { ok: false, reason: 'system', code: 'EISDIR' };
    if (facts.isFile()) {
      if (facts.size > limit) return { ok: false, reason: 'size', size: facts.size };
      return { ok: true, bytes: readAll(descriptor, facts.size) };
    }
    // A pipe such as <(…) has no size, and reading it synchronously would block Ctrl-C. The stream takes over the
    // descriptor and closes it: a named pipe opened a second time has lost its writer.
    streamed = true;
    const stream = createReadStream(rawPath(path), { fd: descriptor });
    return await readStreamUpTo(stream as AsyncIterable<Uint8Array>, limit);
  } catch (error) {
    return { ok: false, reason: 'system', code: codeOf(error) };
  } finally {
    if (!streamed) closeSync(descriptor);
  }
}

function readAll(descriptor: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const count = readSync(descriptor, bytes, filled, size - filled, null);
    if (count === 0) break;
    filled += count;
  }
  return filled === size ? bytes : bytes.subarray(0, filled);
}

export async function readStreamUpTo(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<ReadBytes> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunks) {
      parts.push(chunk);
      size += chunk.length;
      if (size > limit) return { ok: false, reason: 'size', size };
    }
  } catch (error) {
    return { ok: false, reason: 'system', code: codeOf(error) };
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return { ok: true, bytes };
}
