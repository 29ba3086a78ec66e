/** `--files-from`: reads the file names in a list as a stream, so that a list of a million names is never in memory. */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import type { Io } from '../process/io.ts';
import { nameOf, rawPath } from './rawPath.ts';
import { codeOf } from './systemCode.ts';

/** Maximum length of a path on Linux, in bytes: a list without a NUL within this length is not separated by NUL. */
const PATH_MAX = 4096;

const NUL = 0;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Yields the names of a list, separated by NUL, or by line ends if there is no NUL at its beginning.
 *
 * @param list the path of the list; `-` for standard input
 * @throws UsageError if the list cannot be read, or has an empty name.
 */
export async function* namesListedIn(list: string, io: Pick<Io, 'cwd' | 'stdin'>): AsyncGenerator<string> {
  const chunks = list === '-' ? io.stdin.chunks() : createReadStream(rawPath(resolve(io.cwd, list)));
  let count = 0;
  try {
    for await (const bytes of parts(chunks)) {
      count += 1;
      if (bytes.length === 0) throw new UsageError(({ usage }) => usage.emptyName(list, count));
      yield nameOf(bytes);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(({ usage, reason }) => usage.unreadableList(list, reason(codeOf(error))));
  }
}

/** The parts of a stream between its separators. The last one may have no separator. */
async function* parts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let separator: number | null = null;
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    separator ??= separatorIn(rest);
    if (separator === null) continue;
    const end = rest.lastIndexOf(separator) + 1;
    yield* split(rest.subarray(0, end), separator);
    rest = rest.subarray(end);
  }
  yield* split(rest, separator ?? NEWLINE);
}

function* split(bytes: Buffer, separator: number): Generator<Buffer> {
  for (let from = 0; from < bytes.length; ) {
    const next = bytes.indexOf(separator, from);
    const to = next === -1 ? bytes.length : next;
    yield trimmed(bytes.subarray(from, to), separator);
    from = to + 1;
  }
}

/** The separator of the list; null if the text so far does not determine it. */
function separatorIn(beginning: Buffer): number | null {
  if (beginning.includes(NUL)) return NUL;
  return beginning.length > PATH_MAX ? NEWLINE : null;
}

/** The line ends of Windows have two characters. */
function trimmed(part: Buffer, separator: number): Buffer {
  return separator === NEWLINE && part.at(-1) === RETURN ? part.subarray(0, -1) : part;
}
