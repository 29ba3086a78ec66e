/** A pool of worker threads that check files; it survives crashes of workers. */
import { Worker } from 'node:worker_threads';
import type { Input } from '../files/find.ts';
import { ask, heapLimits, Threads } from '../threads/threads.ts';
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

/** No thread could be started. */
export class NoThreadsError extends Error {
  override readonly name = 'NoThreadsError';
}

interface CheckThread {
  readonly worker: Worker;
  readonly position: Int32Array;
}

export class Pool {
  readonly #threads: Threads<CheckThread>;

  constructor(entry: string | URL, settings: CheckSettings, size: number) {
    this.#threads = new Threads(() => started(entry, settings), size);
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
      const thread = await this.#threads.take();
      Atomics.store(thread.position, 0, NOWHERE);
      const reply = await ask<Answer>(thread, rest);
      if ('answer' in reply) {
        this.#threads.release(thread);
        outcomes.push(reply.answer.checked);
        milliseconds += reply.answer.milliseconds;
        break;
      }
      this.#threads.remove(thread);
      const at = Atomics.load(thread.position, 0);
      if (at === NOWHERE) this.#threads.end(new NoThreadsError());
      if (this.#threads.over !== null) throw this.#threads.over;
      // Results before the crash are lost with the worker: repeat those inputs without the culprit.
      if (at > 0) outcomes.push(...(await this.check(rest.slice(0, at))).outcomes);
      const culprit = rest[at];
      if (culprit !== undefined) outcomes.push({ crashed: culprit, error: reply.error });
      rest = rest.slice(at + 1);
    }
    return { outcomes, milliseconds };
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }
}

function started(entry: string | URL, settings: CheckSettings): CheckThread {
  const position = new Int32Array(new SharedArrayBuffer(4));
  const workerData: WorkerData = { settings, position };
  const worker = new Worker(entry, {
    workerData,
    argv: [WORKER],
    resourceLimits: heapLimits(settings.maxBytes),
  });
  return { worker, position };
}
