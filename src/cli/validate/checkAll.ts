/** Checks a stream of inputs in order: here while that is quick, on all cores when it takes longer. */
import { createRun } from '../../validate/index.ts';
import type { Input } from '../files/find.ts';
import { milliseconds } from '../process/clock.ts';
import { type Io, stopIfInterrupted } from '../process/io.ts';
import { checkHere } from './checkFiles.ts';
import type { CheckSettings } from './settings.ts';
import type { Checked } from './tally.ts';

/** Threads take some 50 ms to start: what is done sooner is done here. */
const PATIENCE = 250;

/** The maximum time that the event loop may block: Ctrl-C is not handled meanwhile. */
const STILL = 25;

export async function* checkAll(
  inputs: AsyncIterable<Input>,
  settings: CheckSettings,
  io: Pick<Io, 'stdin' | 'interrupted' | 'worker'>,
  { patience = PATIENCE }: { readonly patience?: number } = {},
): AsyncGenerator<Checked> {
  const iterator = inputs[Symbol.asyncIterator]();
  const run = createRun();
  const start = milliseconds();
  let count = 0;
  let turned = start;
  for (;;) {
    const elapsed = milliseconds() - start;
    if (elapsed > patience && io.worker !== null) {
      const { checkInPool } = await import('./checkInPool.ts');
      yield* checkInPool(iterator, settings, {
        io,
        run,
        entry: io.worker,
        pace: elapsed / Math.max(count, 1),
      });
      return;
    }
    const next = await iterator.next();
    if (next.done === true) return;
    yield await checkHere(next.value, { settings, io, run });
    count += 1;
    if (milliseconds() - turned > STILL) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      turned = milliseconds();
      stopIfInterrupted(io.interrupted);
    }
  }
}
