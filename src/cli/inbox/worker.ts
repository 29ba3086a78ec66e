/** A worker thread that reads files for `inbox`: each message asks for the next lines. */
import { parentPort } from 'node:worker_threads';
import { type FactLines, factLines } from './factLines.ts';
import type { Answer, Request } from './reading.ts';

export function work(): void {
  let lines: AsyncGenerator<FactLines> | undefined;
  parentPort?.on('message', async ({ jobs, maxBytes }: Request) => {
    if (jobs !== null) lines = factLines(jobs, maxBytes);
    let answer: Answer;
    try {
      answer = { lines: (await lines?.next())?.value ?? null, error: null };
    } catch (error) {
      answer = { lines: null, error };
    }
    parentPort?.postMessage(answer);
  });
}
