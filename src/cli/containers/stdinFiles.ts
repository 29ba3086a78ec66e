/** The files of an archive or mail on standard input, which is kept in a temporary file: archives are read at random. */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNeverContainer } from '../../envelope/index.ts';
import type { Input } from '../files/find.ts';
import { codeOf } from '../files/systemCode.ts';
import type { Io } from '../process/io.ts';
import { type ExpandSettings, expand } from './expand.ts';

/** Number of bytes examined to detect the type of a file. */
const HEAD = 1024;

/** Maximum size in bytes: the limit for the total content of an archive (docs/archives.md). */
const LARGEST = 1_073_741_824;

/** Yields the input itself, with its content, if it is not a container. */
export async function* expandStdin(
  input: Input,
  settings: ExpandSettings,
  stdin: Pick<Io['stdin'], 'chunks'>,
): AsyncGenerator<Input> {
  let path: string;
  try {
    const { head, chunks } = await begun(input.chunks ?? stdin.chunks());
    if (isNeverContainer(head)) {
      yield { ...input, chunks };
      return;
    }
    path = await spooled(chunks);
  } catch (error) {
    yield { ...input, error: codeOf(error) };
    return;
  }
  for await (const found of expand({ ...input, path }, settings)) {
    const isPart = found.inside !== undefined || found.container !== undefined;
    yield isPart ? found : { ...input, chunks: createReadStream(path) as AsyncIterable<Uint8Array> };
  }
}

/** Reads the head; returns it with a stream of the whole content. */
async function begun(
  source: AsyncIterable<Uint8Array>,
): Promise<{ readonly head: Uint8Array; readonly chunks: AsyncIterable<Uint8Array> }> {
  const iterator = source[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  while (size < HEAD) {
    const next = await iterator.next();
    if (next.done === true) break;
    read.push(next.value);
    size += next.value.length;
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield* read;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: Buffer.concat(read), chunks: chunks() };
}

/** Temporary folders in use. */
const folders = new Set<string>();

let isRemovedAtExit = false;

/** Removes all temporary files; a server does so after each call. */
export function removeSpooled(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

/**
 * The path of a temporary file with the content; removed at the end of the process, because threads read it too.
 * @throws the system error
 */
export async function spooled(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-stdin-'));
  if (!isRemovedAtExit) process.once('exit', removeSpooled);
  isRemovedAtExit = true;
  folders.add(folder);
  const path = join(folder, 'stdin');
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > LARGEST) throw Object.assign(new Error('too large'), { code: 'EFBIG' });
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return path;
}
