/** Standard output and standard error of the process. */
import { fstatSync, writeSync } from 'node:fs';
import { type Output, OutputClosedError, OutputFailedError } from './io.ts';

const USUAL_WIDTH = 80;

/** Major number of the memory devices of Linux, such as /dev/null: no terminal has it. */
const MEMORY_DEVICES = 1;

/**
 * An output of the process. Files and pipes are written to directly: Node's stream would write synchronously too, and
 * loading it takes milliseconds. The stream is opened for a terminal, and if a write would have to wait.
 *
 * @param fd 1 or 2.
 */
export function processOutput(fd: number, open: () => NodeJS.WriteStream): Output {
  const isDirect = isFileOrPipe(fd);
  let stream: NodeJS.WriteStream | undefined;

  function writeToStream(chunk: string | Uint8Array): Promise<void> {
    if (stream === undefined) {
      stream = open();
      // The callback below receives every failure; without a listener, the event would end the process.
      stream.on('error', () => {});
    }
    const out = stream;
    return new Promise((resolve, reject) => {
      out.write(chunk, (error) => {
        if (!error) resolve();
        else reject(failure(error));
      });
    });
  }

  return {
    get isTTY() {
      return !isDirect && open().isTTY === true;
    },
    get columns() {
      // A terminal of unknown width reports 0.
      return isDirect ? USUAL_WIDTH : open().columns || USUAL_WIDTH;
    },
    async write(chunk) {
      if (!isDirect || stream !== undefined) return writeToStream(chunk);
      const rest = writeNow(fd, typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      if (rest.length > 0) await writeToStream(rest);
    },
  };
}

/** True for a file, a pipe or the null device. On Windows, Node's pipes are asynchronous. */
function isFileOrPipe(fd: number): boolean {
  if (process.platform === 'win32') return false;
  try {
    const status = fstatSync(fd);
    if (status.isFile() || status.isFIFO() || status.isSocket()) return true;
    return process.platform === 'linux' && status.isCharacterDevice() && status.rdev >> 8 === MEMORY_DEVICES;
  } catch {
    return false;
  }
}

/**
 * Writes as much as the system accepts.
 * @returns The rest, if the pipe is full and another process made it non-blocking.
 */
function writeNow(fd: number, bytes: Uint8Array): Uint8Array {
  let rest = bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if (codeOf(error) === 'EAGAIN') return rest;
      throw failure(error);
    }
  }
  return rest;
}

/** Error codes of an output whose reader closed it. */
const CLOSED: readonly string[] = [
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
];

function failure(error: unknown): Error {
  const code = codeOf(error);
  return CLOSED.includes(code) ? new OutputClosedError() : new OutputFailedError(code);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'EUNKNOWN';
}
