/** A call of the command by a server, with content in memory instead of files, and the output as data. */
import type { Io } from '../process/io.ts';

/** Runs a call of the command. Passed to servers, because modules of the command cannot import it. */
export type Main = (argv: readonly string[], io: Io) => Promise<number>;

/** Content in memory that an operand refers to. */
export interface MemoryFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface MemoryCall {
  /** The arguments after `fattura`, with the names of the files as operands. */
  readonly args: readonly string[];
  readonly files: readonly MemoryFile[];
  readonly outside?: Outside;
}

/** Access of a call to the process of its server. Default: none. */
export type Outside = Partial<Pick<Io, 'env' | 'cwd' | 'interrupted'>>;

export interface MemoryOutcome {
  readonly code: number;
  readonly stdout: Uint8Array;
  readonly stderr: string;
}

/** A file in place of the current folder: no relative path exists below it, so no call finds a file on disk. */
const NOWHERE = process.execPath;

const NEVER = new AbortController().signal;

const WIDTH = 80;

export async function callInMemory(main: Main, call: MemoryCall): Promise<MemoryOutcome> {
  const { io, outcome } = memoryIo(call.files, call.outside);
  const code = await main(call.args, io);
  return { code, ...outcome() };
}

/** The connection of a call to the outside, and what it has written so far. */
export function memoryIo(
  files: readonly MemoryFile[],
  outside: Outside = {},
): {
  readonly io: Io;
  outcome(): Pick<MemoryOutcome, 'stdout' | 'stderr'>;
} {
  const stdout = new Collector();
  const stderr = new Collector();
  const io: Io = {
    stdin: { isTTY: false, chunks: noChunks },
    stdout,
    stderr,
    ask: async () => null,
    // The server's variables do not apply to a call: neither language nor key. A bug is reported with its stack trace.
    env: { FATTURA_DEBUG: '1' },
    cwd: NOWHERE,
    memory: new Map(files.map(({ name, content }) => [name, content])),
    interrupted: NEVER,
    worker: null,
    ...outside,
  };
  return { io, outcome: () => ({ stdout: stdout.bytes(), stderr: stderr.bytes().toString('utf8') }) };
}

async function* noChunks(): AsyncGenerator<Uint8Array> {
  // Standard input of a call in memory is empty.
}

class Collector {
  readonly isTTY = false;
  readonly columns = WIDTH;
  readonly #chunks: Buffer[] = [];

  async write(chunk: string | Uint8Array): Promise<void> {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : Buffer.from(chunk));
  }

  bytes(): Buffer {
    return this.#chunks.length === 1 && this.#chunks[0] !== undefined
      ? this.#chunks[0]
      : Buffer.concat(this.#chunks);
  }
}
