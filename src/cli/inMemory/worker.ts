/** A worker thread of a server: performs the jobs sent to it, one at a time. */
import { parentPort } from 'node:worker_threads';
import { type Job, perform } from './job.ts';
import type { Main } from './memoryCall.ts';

export function work(main: Main): void {
  parentPort?.on('message', async (job: Job) => {
    const done = await perform(main, job);
    const { buffer } = done.stdout;
    // Only a separate buffer can be transferred; a small one is part of Node's pool.
    const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === done.stdout.byteLength;
    parentPort?.postMessage(done, isOwn ? [buffer] : []);
  });
}
