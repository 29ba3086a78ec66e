/** Performs jobs in worker threads, within their time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Done, type Job, perform } from '../inMemory/job.ts';
import type { Main } from '../inMemory/memoryCall.ts';
import { ask, Threads } from '../threads/threads.ts';
import { Problem } from './problem.ts';
import { SERVE_WORKER } from './workerArgument.ts';

export interface Workforce {
  /** @throws Problem if the job takes too long, or ends its thread */
  perform(job: Job): Promise<Done>;
  readonly busy: number;
  readonly waiting: number;
  close(): Promise<void>;
}

export interface WorkforceSettings {
  readonly threads: number;
  /** Milliseconds for a job. */
  readonly timeout: number;
  /** The largest file in bytes, which decides how much memory a thread may use. */
  readonly maxBytes: number;
}

/** Memory for a file with many findings, as a multiple of its size; as in the pool of `validate`. */
const HEAP_PER_BYTE = 50;
const LEAST_HEAP_MB = 1024;

/** Jobs in threads of this module. */
export function threadedWorkforce(
  entry: URL,
  { threads: size, timeout, maxBytes }: WorkforceSettings,
): Workforce {
  const maxOldGenerationSizeMb = Math.max(LEAST_HEAP_MB, Math.ceil((maxBytes / 1e6) * HEAP_PER_BYTE));
  const root = mkdtempSync(join(tmpdir(), 'fattura-serve-'));
  const threads = new Threads(() => {
    // Archives are kept in temporary files; a thread that is ended cannot remove its own.
    const folder = mkdtempSync(join(root, 'thread-'));
    const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder };
    const worker = new Worker(entry, {
      argv: [SERVE_WORKER],
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
        threads.give(thread);
        return reply.answer;
      }
      threads.bury(thread);
      rmSync(thread.folder, { recursive: true, force: true });
      if (clock.expired) throw new Problem('timeout', { seconds: timeout / 1000 });
      if (threads.over !== null) throw new Problem('stopping');
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

/** Jobs in this thread, one after the other: where no threads can be started. */
export function singleWorkforce(main: Main): Workforce {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    perform(job) {
      waiting += 1;
      const next = last
        .then(() => perform(main, job))
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
