/** Worker threads that check files, and what happens when one of them dies. */
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
  /** One number: which input of its batch the worker is at. It is all that is left of a worker that died. */
  readonly position: Int32Array;
}

/** Before a worker has begun with any input. */
const NOWHERE = -1;

/** A worker's answer to a batch of inputs. */
export interface Answer {
  readonly checked: Checked;
  readonly milliseconds: number;
}

/** The result of part of a batch: a result, or an input that crashed a worker. */
export type Outcome = Checked | { readonly crashed: Input; readonly error: unknown };

/** The results of a batch, in the order of its inputs, and the time that threads worked on it. */
export interface BatchOutcome {
  readonly outcomes: readonly Outcome[];
  readonly milliseconds: number;
}

/**
 * How much a worker's heap may hold before it is cleaned. Left to itself V8 lets the garbage of a long run pile up to
 * tens of megabytes a thread. The limit of the old generation is far over what a file needs: it is there because V8
 * lets a smaller heap grow less between two cleanings.
 */
function limitsFor({ maxBytes }: CheckSettings): ResourceLimits {
  return {
    maxYoungGenerationSizeMb: 6,
    maxOldGenerationSizeMb: Math.max(1_024, Math.ceil((maxBytes / 1e6) * HEAP_PER_BYTE)),
  };
}

/** The memory that a file with many findings needs, as a multiple of its size. */
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
  /** Why no thread is to be asked any more. */
  #over: Error | null = null;

  constructor(entry: URL, settings: CheckSettings, size: number) {
    this.#entry = entry;
    this.#settings = settings;
    this.#size = size;
  }

  /**
   * Checks a batch; inputs that a worker dies over are told, the others are checked by another.
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
      // The results before the crash died with the worker: those inputs are asked again, without the culprit.
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
      // `once` rejects on the event `error`: what the worker threw, or that it ran out of memory.
      return { error };
    } finally {
      done.abort();
    }
  }
}
