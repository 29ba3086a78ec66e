/** Worker threads that each do one thing at a time. A thread that crashed is replaced by the next request. */
import { once } from 'node:events';
import type { ResourceLimits, Worker } from 'node:worker_threads';

export interface Thread {
  readonly worker: Worker;
}

/** The answer of a thread, or the reason why there is none. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly error: unknown };

export class Threads<Own extends Thread> {
  readonly #start: () => Own;
  readonly #size: number;
  readonly #idle: Own[] = [];
  readonly #all = new Set<Own>();
  readonly #waiting: (() => void)[] = [];
  /** The reason why no thread is given any more; null while they work. */
  #over: Error | null = null;

  /** @param size The most threads at a time; each is started when it is first needed. */
  constructor(start: () => Own, size: number) {
    this.#start = start;
    this.#size = size;
  }

  /** Number of callers that wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Number of threads at work. */
  get busy(): number {
    return this.#all.size - this.#idle.length;
  }

  /** Waits for a thread. The caller gives it back, or buries it. @throws the reason of {@link end} */
  async take(): Promise<Own> {
    for (;;) {
      if (this.#over !== null) throw this.#over;
      const idle = this.#idle.pop();
      if (idle !== undefined) return idle;
      if (this.#all.size < this.#size) {
        const thread = this.#start();
        this.#all.add(thread);
        return thread;
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  give(thread: Own): void {
    this.#idle.push(thread);
    this.#waiting.shift()?.();
  }

  /** Forgets a thread that has ended, so that another one takes its place. */
  bury(thread: Own): void {
    this.#all.delete(thread);
    this.#waiting.shift()?.();
  }

  /** Gives no thread any more. The first reason counts. @returns the reason */
  end(reason: Error): Error {
    this.#over ??= reason;
    return this.#over;
  }

  get over(): Error | null {
    return this.#over;
  }

  async close(): Promise<void> {
    this.end(new Error('the threads are closed'));
    await Promise.all([...this.#all].map(({ worker }) => worker.terminate()));
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/**
 * Heap limits of a thread that reads files. By default, V8 lets garbage of a long run grow to tens of megabytes per thread.
 * The limit of the old generation far exceeds the need of any file; it is set because V8 lets a smaller heap grow less
 * between two collections.
 *
 * @param maxBytes Those of the largest file.
 */
export function heapLimits(maxBytes: number): ResourceLimits {
  return {
    maxYoungGenerationSizeMb: 6,
    maxOldGenerationSizeMb: Math.max(1_024, Math.ceil((maxBytes / 1e6) * HEAP_PER_BYTE)),
  };
}

/** Memory for a file with many findings, as a multiple of its size. */
const HEAP_PER_BYTE = 50;

/** Sends a message to a thread, and waits for its answer or its end. */
export async function ask<Answer>(
  { worker }: Thread,
  message: unknown,
  transfer: readonly ArrayBuffer[] = [],
): Promise<Reply<Answer>> {
  const done = new AbortController();
  const { signal } = done;
  try {
    worker.postMessage(message, [...transfer]);
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => ({ answer: answer as Answer })),
      once(worker, 'exit', { signal }).then(([code]) => ({ error: new Error(`exit ${String(code)}`) })),
    ]);
  } catch (error) {
    // `once` rejects on the event `error`: an exception in the worker, or out of memory.
    return { error };
  } finally {
    done.abort();
  }
}
