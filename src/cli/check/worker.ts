/** A worker thread of the pool: checks the batches that it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { milliseconds } from '../clock.ts';
import type { Input } from '../files/find.ts';
import { checkFiles } from './checkFiles.ts';
import type { Answer, WorkerData } from './pool.ts';

export function work(): void {
  const { settings, position } = workerData as WorkerData;
  parentPort?.on('message', async (batch: readonly Input[]) => {
    const start = milliseconds();
    const checked = await checkFiles(batch, settings, (index) => Atomics.store(position, 0, index));
    const answer: Answer = { checked, milliseconds: milliseconds() - start };
    parentPort?.postMessage(answer);
  });
}
