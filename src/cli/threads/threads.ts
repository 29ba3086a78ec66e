/** Worker threads that each handle one request at a time. The next request replaces a thread that has crashed. */
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
  /** The reason why threads are no longer available; null while they are. */
  #over: Error | null = null;

  /** @param size Maximum number of threads; each is started when it is first needed. */
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

  /** Waits for a thread. The caller must release it, or remove it if it has ended. @throws the reason of {@link end} */
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

  release(thread: Own): void {
    this.#idle.push(thread);
    this.#waiting.shift()?.();
  }

  /** Removes a thread that has ended, so that another one can take its place. */
  remove(thread: Own): void {
    this.#all.delete(thread);
    this.#waiting.shift()?.();
  }

  /** Makes {@link take} fail from now on. Only the first reason is kept. @returns the reason */
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
 * @param maxBytes Maximum file size, in bytes.
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
