/** Checks inputs in batches on all cores; results come in the order of the inputs, and none is kept. */
import { availableParallelism } from 'node:os';
import type { Input } from '../files/find.ts';
import { type Io, stopIfInterrupted } from '../io.ts';
import { type Checked, combine, separatorOf } from './checked.ts';
import { brokenCheck, checkFiles } from './checkFiles.ts';
import { checkHere } from './checkHere.ts';
import { inOrder } from './inOrder.ts';
import { NoThreadsError, type Outcome, Pool } from './pool.ts';
import type { CheckSettings } from './settings.ts';

/** How many milliseconds a batch is to take: long against the cost of a message, short against impatience. */
const BATCH = 25;
const LARGEST_BATCH = 256;

/** Batches begun ahead of the one to be printed next, for each thread. */
const AHEAD = 2;

interface PoolSettings {
  readonly io: Pick<Io, 'stdin' | 'interrupted'>;
  /** The module that threads are started with. */
  readonly entry: URL;
  /** Milliseconds a file has taken so far. */
  readonly pace: number;
}

export async function* checkInPool(
  inputs: AsyncIterator<Input>,
  settings: CheckSettings,
  { io, entry, pace }: PoolSettings,
): AsyncGenerator<Checked> {
  const threads = availableParallelism();
  const pool = new Pool(entry, settings, threads);
  const work: Work = { settings, io, pool, clock: new Clock(pace) };
  const close = (): void => void pool.close();
  io.interrupted.addEventListener('abort', close);
  try {
    for await (const checked of inOrder(tasks(inputs, work), threads * AHEAD)) {
      stopIfInterrupted(io.interrupted);
      yield checked;
    }
  } catch (error) {
    // Closing the pool makes what it was asked fail: the reason is the Ctrl-C.
    stopIfInterrupted(io.interrupted);
    throw error;
  } finally {
    io.interrupted.removeEventListener('abort', close);
    await pool.close();
  }
}

interface Work {
  readonly settings: CheckSettings;
  readonly io: Pick<Io, 'stdin'>;
  readonly pool: Pool;
  readonly clock: Clock;
}

type Task = () => Promise<Checked>;

async function* tasks(inputs: AsyncIterator<Input>, work: Work): AsyncGenerator<Task> {
  let batch: Input[] = [];
  const cut = (): readonly Task[] => {
    const full = batch;
    batch = [];
    return full.length === 0 ? [] : [() => checkBatch(full, work)];
  };
  for (let next = await inputs.next(); next.done !== true; next = await inputs.next()) {
    const input = next.value;
    if (input.path === null) {
      yield* cut();
      yield () => checkHere(input, work.settings, work.io);
    } else {
      batch.push(input);
      if (batch.length >= work.clock.batchSize) yield* cut();
    }
  }
  yield* cut();
}

async function checkBatch(batch: readonly Input[], { settings, pool, clock }: Work): Promise<Checked> {
  try {
    const { outcomes, milliseconds } = await pool.check(batch);
    clock.learn(milliseconds / batch.length);
    const checked = await Promise.all(outcomes.map((outcome) => settle(outcome, settings)));
    return combine(checked, separatorOf(settings.format));
  } catch (error) {
    if (!(error instanceof NoThreadsError)) throw error;
    // A system that grants no threads is slower, and no reason to fail.
    return await checkFiles(batch, settings);
  }
}

async function settle(outcome: Outcome, settings: CheckSettings): Promise<Checked> {
  return 'crashed' in outcome ? await brokenCheck(outcome.crashed, outcome.error, settings) : outcome;
}

/** Chooses how many files make a batch, from how long files took. */
class Clock {
  #pace: number;

  constructor(pace: number) {
    this.#pace = pace;
  }

  get batchSize(): number {
    return Math.min(Math.max(Math.round(BATCH / Math.max(this.#pace, 0.01)), 1), LARGEST_BATCH);
  }

  learn(pace: number): void {
    this.#pace += (pace - this.#pace) / 4;
  }
}
