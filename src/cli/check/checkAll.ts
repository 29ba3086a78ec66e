/** Checks a stream of inputs in order: here while that is quick, on all cores when it takes longer. */
import type { Input } from '../files/find.ts';
import { readStreamUpTo } from '../files/read.ts';
import { type Io, stopIfInterrupted } from '../io.ts';
import type { Checked } from './checked.ts';
import { brokenCheck, checkFiles, checkInput } from './checkFiles.ts';
import { inOrder } from './inOrder.ts';
import { NoThreadsError, type Outcome, Pool } from './pool.ts';
import type { CheckSettings } from './settings.ts';

/** Threads take some 50 ms to start: what is done sooner is done here. */
const PATIENCE = 250;

/** How long a batch may keep a thread busy: long against the cost of a message, short against impatience. */
const BATCH = 25;
const LARGEST_BATCH = 256;

/** Batches begun ahead of the one to be printed next, for each thread. */
const AHEAD = 4;

interface Tuning {
  readonly patience?: number;
}

export async function* checkAll(
  inputs: AsyncIterable<Input>,
  settings: CheckSettings,
  io: Pick<Io, 'stdin' | 'interrupted' | 'worker'>,
  { patience = PATIENCE }: Tuning = {},
): AsyncGenerator<readonly Checked[]> {
  const iterator = inputs[Symbol.asyncIterator]();
  const start = performance.now();
  let count = 0;
  let paused = start;
  for (;;) {
    const elapsed = performance.now() - start;
    if (elapsed > patience && io.worker !== null) {
      yield* checkInPool(iterator, settings, { io, entry: io.worker, pace: elapsed / Math.max(count, 1) });
      return;
    }
    const next = await iterator.next();
    if (next.done === true) return;
    yield [await checkHere(next.value, settings, io)];
    count += 1;
    if (performance.now() - paused > BATCH) {
      paused = await breathe();
      stopIfInterrupted(io.interrupted);
    }
  }
}

interface InPool {
  readonly io: Pick<Io, 'stdin' | 'interrupted'>;
  readonly entry: URL;
  /** Milliseconds a file has taken so far. */
  readonly pace: number;
}

async function* checkInPool(
  iterator: AsyncIterator<Input>,
  settings: CheckSettings,
  { io, entry, pace }: InPool,
): AsyncGenerator<readonly Checked[]> {
  const { availableParallelism } = await import('node:os');
  const threads = availableParallelism();
  const pool = new Pool(entry, settings, threads);
  const clock = new Clock(pace);
  const close = (): void => void pool.close();
  io.interrupted.addEventListener('abort', close);
  try {
    for await (const checked of inOrder(tasks(iterator, { settings, io, pool, clock }), threads * AHEAD)) {
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

async function* tasks(
  iterator: AsyncIterator<Input>,
  work: Work,
): AsyncGenerator<() => Promise<readonly Checked[]>> {
  const { settings, io } = work;
  let batch: Input[] = [];
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    const input = next.value;
    if (input.path === null) {
      const before = batch;
      batch = [];
      if (before.length > 0) yield () => checkBatch(before, work);
      yield async () => [await checkHere(input, settings, io)];
      continue;
    }
    batch.push(input);
    if (batch.length < work.clock.batchSize) continue;
    const full = batch;
    batch = [];
    yield () => checkBatch(full, work);
  }
  const rest = batch;
  if (rest.length > 0) yield () => checkBatch(rest, work);
}

async function checkBatch(
  batch: readonly Input[],
  { settings, pool, clock }: Work,
): Promise<readonly Checked[]> {
  try {
    const { outcomes, milliseconds } = await pool.check(batch);
    clock.learn(milliseconds / batch.length);
    return await Promise.all(outcomes.map((outcome) => settle(outcome, settings)));
  } catch (error) {
    if (!(error instanceof NoThreadsError)) throw error;
    // A system that grants no threads is slower, and no reason to fail.
    return await checkFiles(batch, settings);
  }
}

async function settle(outcome: Outcome, settings: CheckSettings): Promise<Checked> {
  return 'crashed' in outcome ? await brokenCheck(outcome.crashed, outcome.error, settings) : outcome;
}

async function checkHere(input: Input, settings: CheckSettings, io: Pick<Io, 'stdin'>): Promise<Checked> {
  if (input.path !== null) return await checkInput(input, settings);
  return await checkInput(input, settings, () => readStreamUpTo(io.stdin.chunks(), settings.maxBytes));
}

/** Lets the event loop turn, so that Ctrl-C is heard; gives the time. */
async function breathe(): Promise<number> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  return performance.now();
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
