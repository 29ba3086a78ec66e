/** A pool of worker threads that check files; it survives crashes of workers. */
import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Input } from '../files/find.ts';
import type { Job } from './checkFiles.ts';
import type { CheckSettings } from './settings.ts';
import type { Checked } from './tally.ts';
import { WORKER } from './workerArgument.ts';

/** The initial data of a worker. */
export interface WorkerData {
  readonly settings: CheckSettings;
  /** Shared memory with the index of the current input in its batch, still readable after a crash of the worker. */
  readonly position: Int32Array;
}

/** The position of a worker that has not started any input. */
const NOWHERE = -1;

/** A worker's answer to a batch of inputs. */
export interface Answer {
  readonly checked: Checked;
  readonly milliseconds: number;
}

/** The result of a part of a batch, or an input that crashed a worker. */
export type Outcome = Checked | { readonly crashed: Input; readonly error: unknown };

/** The results of a batch in the order of its inputs, and its processing time. */
export interface BatchOutcome {
  readonly outcomes: readonly Outcome[];
  readonly milliseconds: number;
}

/**
 * Heap limits of a worker. By default, V8 lets garbage of a long run grow to tens of megabytes per thread. The limit of
 * the old generation far exceeds the need of any file; it is set because V8 lets a smaller heap grow less between two
 * collections.
 */
function limitsFor({ maxBytes }: CheckSettings): ResourceLimits {
  return {
    maxYoungGenerationSizeMb: 6,
    maxOldGenerationSizeMb: Math.max(1_024, Math.ceil((maxBytes / 1e6) * HEAP_PER_BYTE)),
  };
}

/** Memory for a file with many findings, as a multiple of its size. */
const HEAP_PER_BYTE = 50;

/** No thread could be started. */
export class NoThreadsError extends Error {
  override readonly name = 'NoThreadsError';
}

interface Thread {
  readonly worker: Worker;
  readonly position: Int32Array;
}

export class Pool {
  readonly #entry: URL;
  readonly #settings: CheckSettings;
  readonly #size: number;
  readonly #idle: Thread[] = [];
  readonly #all = new Set<Thread>();
  readonly #waiting: (() => void)[] = [];
  /** The reason why the pool stopped; null while it works. */
  #over: Error | null = null;

  constructor(entry: URL, settings: CheckSettings, size: number) {
    this.#entry = entry;
    this.#settings = settings;
    this.#size = size;
  }

  /**
   * Checks a batch. An input that crashes its worker is reported; the others are checked by another worker.
   *
   * @throws NoThreadsError
   */
  async check(batch: readonly Job[]): Promise<BatchOutcome> {
    const outcomes: Outcome[] = [];
    let milliseconds = 0;
    let rest = batch;
    while (rest.length > 0) {
      const thread = await this.#take();
      Atomics.store(thread.position, 0, NOWHERE);
      const answer = await this.#ask(thread, rest);
      if ('checked' in answer) {
        this.#give(thread);
        outcomes.push(answer.checked);
        milliseconds += answer.milliseconds;
        break;
      }
      this.#bury(thread);
      const at = Atomics.load(thread.position, 0);
      if (at === NOWHERE) this.#over ??= new NoThreadsError();
      if (this.#over !== null) throw this.#over;
      // Results before the crash are lost with the worker: repeat those inputs without the culprit.
      if (at > 0) outcomes.push(...(await this.check(rest.slice(0, at))).outcomes);
      const culprit = rest[at];
      if (culprit !== undefined) outcomes.push({ crashed: culprit, error: answer.error });
      rest = rest.slice(at + 1);
    }
    return { outcomes, milliseconds };
  }

  async close(): Promise<void> {
    this.#over ??= new Error('the pool is closed');
    await Promise.all([...this.#all].map(({ worker }) => worker.terminate()));
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async #take(): Promise<Thread> {
    for (;;) {
      if (this.#over !== null) throw this.#over;
      const idle = this.#idle.pop();
      if (idle !== undefined) return idle;
      if (this.#all.size < this.#size) return this.#start();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #give(thread: Thread): void {
    this.#idle.push(thread);
    this.#waiting.shift()?.();
  }

  #bury(thread: Thread): void {
    this.#all.delete(thread);
    this.#waiting.shift()?.();
  }

  #start(): Thread {
    const position = new Int32Array(new SharedArrayBuffer(4));
    const workerData: WorkerData = { settings: this.#settings, position };
    const resourceLimits = limitsFor(this.#settings);
    const worker = new Worker(this.#entry, { workerData, argv: [WORKER], resourceLimits });
    const thread = { worker, position };
    this.#all.add(thread);
    return thread;
  }

  async #ask({ worker }: Thread, batch: readonly Job[]): Promise<Answer | { readonly error: unknown }> {
    const done = new AbortController();
    const { signal } = done;
    try {
      worker.postMessage(batch);
      return await Promise.race([
        once(worker, 'message', { signal }).then(([answer]) => answer as Answer),
        once(worker, 'exit', { signal }).then(([code]) => ({ error: new Error(`exit ${String(code)}`) })),
      ]);
    } catch (error) {
      // `once` rejects on the event `error`: an exception in the worker, or out of memory.
      return { error };
    } finally {
      done.abort();
    }
  }
}
