/** A worker thread of the pool: checks the batches sent to it. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadSentences } from '../command/language.ts';
import { milliseconds } from '../process/clock.ts';
import { checkFiles, type Job } from './checkFiles.ts';
import { GuessedRun } from './guessedRun.ts';
import type { Answer, WorkerData } from './pool.ts';

export function work(): void {
  const { settings, position } = workerData as WorkerData;
  const run = new GuessedRun();
  const ready = loadSentences(settings.language);
  const begin = (index: number): void => void Atomics.store(position, 0, index);
  parentPort?.on('message', async (batch: readonly Job[]) => {
    await ready;
    const start = milliseconds();
    const checked = await checkFiles(batch, { settings, run, begin });
    const answer: Answer = { checked, milliseconds: milliseconds() - start };
    parentPort?.postMessage(answer);
  });
}
