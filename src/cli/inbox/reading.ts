/** Reads the files whose facts are not in the index: in this thread for short runs, on all cores for longer ones. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { milliseconds } from '../process/clock.ts';
import { type Io, stopIfInterrupted } from '../process/io.ts';
import { turnsOf } from '../process/turns.ts';
import { ask, heapLimits, type Thread, Threads } from '../threads/threads.ts';
import { afterTaken, type FactLines, factLines, type Job, type Taken, takenOf } from './factLines.ts';
import { INBOX_WORKER } from './workerArgument.ts';

/** Milliseconds before threads are started: shorter runs finish sooner without them. */
const PATIENCE = 250;

/** Number of batches per thread that are prepared ahead. */
const AHEAD = 2;

/** A request to a worker: new jobs, or null for the next lines of the previous jobs. */
export interface Request {
  readonly jobs: readonly Job[] | null;
  readonly maxBytes: number;
}

export type Answer =
  | { readonly lines: FactLines | null; readonly error: null }
  | { readonly lines: null; readonly error: unknown };

interface ReadSettings<Batch> {
  readonly io: Pick<Io, 'interrupted' | 'worker'>;
  readonly maxBytes: number;
  /** Called with the lines of each batch, in the order of its files; lines of different batches may alternate. */
  readonly take: (batch: Batch, lines: FactLines) => void;
  /** Default: {@link PATIENCE}. */
  readonly patience?: number;
}

export async function readBatches<Batch extends { readonly jobs: readonly Job[] }>(
  batches: AsyncIterable<Batch>,
  settings: ReadSettings<Batch>,
): Promise<void> {
  const { io, patience = PATIENCE } = settings;
  const iterator = batches[Symbol.asyncIterator]();
  const start = milliseconds();
  for (;;) {
    const next = await iterator.next();
    if (next.done === true) return;
    if (milliseconds() - start > patience && io.worker !== null)
      return await readInThreads(following(next.value, iterator), io.worker, settings);
    await readHere(next.value, settings);
  }
}

async function* following<Batch>(first: Batch, rest: AsyncIterator<Batch>): AsyncGenerator<Batch> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

const NOTHING: Taken = { lines: 0, unread: 0 };

/**
 * @param taken The lines and unread files already taken. Reading again gives the same ones, but possibly in portions of
 * other sizes.
 */
async function readHere<Batch extends { readonly jobs: readonly Job[] }>(
  batch: Batch,
  { io, maxBytes, take }: ReadSettings<Batch>,
  taken = NOTHING,
): Promise<void> {
  const takeTurns = turnsOf(io.interrupted);
  let left = taken;
  for await (const lines of factLines(batch.jobs, maxBytes)) {
    take(batch, afterTaken(lines, left));
    const read = takenOf(lines, NOTHING);
    left = { lines: Math.max(0, left.lines - read.lines), unread: Math.max(0, left.unread - read.unread) };
    await takeTurns();
  }
}

async function readInThreads<Batch extends { readonly jobs: readonly Job[] }>(
  batches: AsyncGenerator<Batch>,
  entry: string | URL,
  settings: ReadSettings<Batch>,
): Promise<void> {
  const { interrupted } = settings.io;
  const size = availableParallelism();
  const pool = new Pool(entry, size, settings);
  const close = (): void => void pool.close();
  interrupted.addEventListener('abort', close);
  try {
    const lanes = Array.from({ length: size * AHEAD }, async () => {
      for await (const batch of { [Symbol.asyncIterator]: () => shared(batches) }) await pool.read(batch);
    });
    await Promise.all(lanes);
  } catch (error) {
    // Closing the pool rejects its pending requests; the actual cause is Ctrl-C.
    stopIfInterrupted(interrupted);
    throw error;
  } finally {
    interrupted.removeEventListener('abort', close);
    await pool.close();
  }
}

/** An iterator that several loops share: when one loop ends, the others continue. */
function shared<Batch>(batches: AsyncIterator<Batch>): AsyncIterator<Batch> {
  return { next: () => batches.next() };
}

class Pool<Batch extends { readonly jobs: readonly Job[] }> {
  readonly #threads: Threads<Thread>;
  readonly #settings: ReadSettings<Batch>;
  /** True after a thread has crashed: this thread reads the rest. */
  #isBroken = false;

  constructor(entry: string | URL, size: number, settings: ReadSettings<Batch>) {
    const start = (): Thread => ({
      worker: new Worker(entry, { argv: [INBOX_WORKER], resourceLimits: heapLimits(settings.maxBytes) }),
    });
    this.#threads = new Threads(start, size);
    this.#settings = settings;
  }

  async read(batch: Batch): Promise<void> {
    const { maxBytes, take, io } = this.#settings;
    stopIfInterrupted(io.interrupted);
    if (this.#isBroken) return await readHere(batch, this.#settings);
    const thread = await this.#threads.take();
    let jobs: Request['jobs'] = batch.jobs;
    for (let taken = NOTHING; ; ) {
      const reply = await ask<Answer>(thread, { jobs, maxBytes } satisfies Request);
      if (!('answer' in reply)) {
        this.#threads.remove(thread);
        if (this.#threads.over !== null) throw this.#threads.over;
        this.#isBroken = true;
        return await readHere(batch, this.#settings, taken);
      }
      const { lines, error } = reply.answer;
      if (error !== null) throw error;
      if (lines !== null) {
        take(batch, lines);
        taken = takenOf(lines, taken);
      }
      if (lines?.isLast !== false) return this.#threads.release(thread);
      jobs = null;
    }
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }
}
