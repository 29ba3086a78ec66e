/** The bytes of an input, whatever it is read from. */

import type { Call } from '../command/definition.ts';
import type { Input } from '../files/find.ts';
import { type ReadBytes, readFileUpTo, readStreamUpTo } from '../files/read.ts';
import type { Io } from '../process/io.ts';
import { showReport } from '../report/showReport.ts';
import { reportOfUnread } from '../report/unread.ts';

/** From standard input or from a file; for commands that say themselves what is wrong. */
export async function readBytes(
  { path, error }: Pick<Input, 'path' | 'error'>,
  { stdin, onFile }: Pick<Io, 'stdin' | 'onFile'>,
  maxBytes: number,
): Promise<ReadBytes> {
  await onFile?.();
  if (error !== undefined) return { ok: false, reason: 'system', code: error };
  return path === null ? await readStreamUpTo(stdin.chunks(), maxBytes) : await readFileUpTo(path, maxBytes);
}

/** @returns null where they cannot be had; a report on standard error has said why. */
export async function readInput(
  input: Input,
  {
    call,
    maxBytes,
  }: { readonly call: Pick<Call, 'io' | 'language' | 'errorColour'>; readonly maxBytes: number },
): Promise<Uint8Array | null> {
  const found = await readBytes(input, call.io, maxBytes);
  if (found.ok) return found.bytes;
  const report = await reportOfUnread(found, input.name, { language: call.language, maxBytes });
  await showReport({ report, source: null }, call);
  return null;
}
