/** Performs jobs in worker threads, with a time limit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ask, Threads } from '../threads/threads.ts';
import { type Done, type Job, perform } from './job.ts';
import type { Main, Outside } from './memoryCall.ts';
import { JOB_WORKER } from './workerArgument.ts';

export interface Workforce {
  /** @throws Interrupted if the job takes too long or the server stops, or the error that ended its thread */
  perform(job: Job): Promise<Done>;
  readonly busy: number;
  readonly waiting: number;
  close(): Promise<void>;
}

/** A job without a result, for a reason that is not in its files. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';

  constructor(readonly reason: 'timeout' | 'stopping') {
    super(reason);
  }
}

export interface WorkforceSettings {
  readonly threads: number;
  /** Maximum time of a job, in milliseconds. */
  readonly timeout: number;
  /** Maximum file size in bytes, which determines the memory limit of a thread. */
  readonly maxBytes: number;
}

/** Memory for a file with many findings, as a multiple of its size; as in the pool of `validate`. */
const HEAP_PER_BYTE = 50;
const LEAST_HEAP_MB = 1024;

/** Performs jobs in worker threads that run this module. */
export function threadedWorkforce(
  entry: string | URL,
  { threads: size, timeout, maxBytes }: WorkforceSettings,
): Workforce {
  const maxOldGenerationSizeMb = Math.max(LEAST_HEAP_MB, Math.ceil((maxBytes / 1e6) * HEAP_PER_BYTE));
  const root = mkdtempSync(join(tmpdir(), 'fattura-jobs-'));
  const threads = new Threads(() => {
    // Archives are kept in temporary files; a thread that is ended cannot remove its own.
    const folder = mkdtempSync(join(root, 'thread-'));
    const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder };
    const worker = new Worker(entry, {
      argv: [JOB_WORKER],
      env,
      resourceLimits: { maxOldGenerationSizeMb },
    });
    return { worker, folder };
  }, size);
  return {
    async perform(job) {
      const thread = await threads.take();
      const clock = { expired: false };
      const timer = setTimeout(() => {
        clock.expired = true;
        void thread.worker.terminate();
      }, timeout);
      const reply = await ask<Done>(thread, job);
      clearTimeout(timer);
      if ('answer' in reply) {
        threads.release(thread);
        return reply.answer;
      }
      threads.remove(thread);
      rmSync(thread.folder, { recursive: true, force: true });
      if (clock.expired) throw new Interrupted('timeout');
      if (threads.over !== null) throw new Interrupted('stopping');
      throw reply.error;
    },
    get busy() {
      return threads.busy;
    },
    get waiting() {
      return threads.waiting;
    },
    async close() {
      await threads.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Performs jobs in this thread. They may access the process, and cannot be interrupted. */
export interface SingleWorkforce extends Workforce {
  perform(job: Job, outside?: Outside): Promise<Done>;
}

/** One job after the other: their temporary files belong to the process. */
export function singleWorkforce(main: Main): SingleWorkforce {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    perform(job, outside) {
      waiting += 1;
      const next = last
        .then(() => perform(main, job, outside))
        .finally(() => {
          waiting -= 1;
        });
      last = next.catch(() => {});
      return next;
    },
    get busy() {
      return Math.min(waiting, 1);
    },
    get waiting() {
      return Math.max(waiting - 1, 0);
    },
    close: async () => {
      await last;
    },
  };
}
