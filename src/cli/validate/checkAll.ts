/** Checks a stream of inputs in order, in this thread for short runs and on all cores for longer ones. */
import { createRun, type Run } from '../../validate/index.ts';
import type { Input } from '../files/find.ts';
import { milliseconds } from '../process/clock.ts';
import type { Io } from '../process/io.ts';
import { turnsOf } from '../process/turns.ts';
import { checkHere } from './checkFiles.ts';
import type { CheckSettings } from './settings.ts';
import type { Checked } from './tally.ts';

/** Milliseconds before threads are started, which takes some 50 ms: shorter runs finish sooner without them. */
const PATIENCE = 250;

export async function* checkAll(
  inputs: AsyncIterable<Input>,
  settings: CheckSettings,
  io: Pick<Io, 'stdin' | 'interrupted' | 'worker'>,
  { patience = PATIENCE, run = createRun() }: { readonly patience?: number; readonly run?: Run } = {},
): AsyncGenerator<Checked> {
  const iterator = inputs[Symbol.asyncIterator]();
  const start = milliseconds();
  let count = 0;
  const takeTurns = turnsOf(io.interrupted);
  for (;;) {
    const next = await iterator.next();
    // For a single file, no thread is started, regardless of its duration.
    if (next.done === true) return;
    const elapsed = milliseconds() - start;
    if (elapsed > patience && io.worker !== null) {
      const { checkInPool } = await import('./checkInPool.ts');
      yield* checkInPool(following(next.value, iterator), settings, {
        io,
        run,
        entry: io.worker,
        pace: elapsed / Math.max(count, 1),
      });
      return;
    }
    yield await checkHere(next.value, { settings, io, run });
    count += 1;
    await takeTurns();
  }
}

async function* following(first: Input, rest: AsyncIterator<Input>): AsyncGenerator<Input> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}
