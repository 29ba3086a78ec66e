/** Checks inputs in batches on all cores; results arrive in the order of the inputs, and none is kept. */
import { availableParallelism } from 'node:os';
import type { Run } from '../../validate/index.ts';
import type { Input } from '../files/find.ts';
import { type Io, stopIfInterrupted } from '../process/io.ts';
import { brokenCheck, checkFiles, checkGuessing, type Job, readStdin } from './checkFiles.ts';
import { formatterOf } from './formatter.ts';
import { documentsIn, type Earlier, GuessedRun, isRight, type SeenFile } from './guessedRun.ts';
import { NoThreadsError, type Outcome, Pool } from './pool.ts';
import type { CheckSettings } from './settings.ts';
import { type Checked, combine } from './tally.ts';

/** Target duration of a batch in milliseconds: long compared with the cost of a message, short for the user. */
const BATCH = 25;
const LARGEST_BATCH = 256;

/** Batches per thread started ahead of the next one to print. */
const AHEAD = 2;

interface PoolSettings {
  readonly io: Pick<Io, 'stdin' | 'interrupted'>;
  /** The documents of the files checked so far, for comparison with later files. */
  readonly run: Run;
  /** The module of the threads. */
  readonly entry: string | URL;
  /** Average milliseconds per file so far. */
  readonly pace: number;
}

export async function* checkInPool(
  inputs: AsyncIterator<Input>,
  settings: CheckSettings,
  { io, run, entry, pace }: PoolSettings,
): AsyncGenerator<Checked> {
  const threads = availableParallelism();
  const pool = new Pool(entry, settings, threads);
  const work: Work = { settings, io, pool, clock: new Clock(pace), guesses: new GuessedRun() };
  const close = (): void => void pool.close();
  io.interrupted.addEventListener('abort', close);
  try {
    for await (const { inputs: some, checked, again } of inOrder(tasks(inputs, work), threads * AHEAD)) {
      stopIfInterrupted(io.interrupted);
      const earlier = checked.seen.map((seen, index) => tell(run, some[index], seen));
      const right = areRight(checked, earlier) ? checked : await again(earlier);
      yield { ...right, seen: [] };
    }
  } catch (error) {
    // Closing the pool rejects its pending requests; the actual cause is Ctrl-C.
    stopIfInterrupted(io.interrupted);
    throw error;
  } finally {
    io.interrupted.removeEventListener('abort', close);
    await pool.close();
  }
}

function tell(run: Run, input: Input | undefined, seen: SeenFile | null): Earlier | undefined {
  if (seen === null || input === undefined) return undefined;
  const { fingerprint } = seen;
  return run.add({ file: input.name, fingerprint, documents: documentsIn(seen) });
}

interface Work {
  readonly settings: CheckSettings;
  readonly io: Pick<Io, 'stdin'>;
  readonly pool: Pool;
  readonly clock: Clock;
  /** The run for the files checked in this thread. */
  readonly guesses: GuessedRun;
}

/** Results of inputs that were checked with the thread's guess about the rest of the run. */
interface Guessed {
  readonly inputs: readonly Input[];
  readonly checked: Checked;
  /** Checks the inputs again with the actual earlier documents. */
  again(earlier: readonly (Earlier | undefined)[]): Promise<Checked>;
}

type Task = () => Promise<Guessed>;

function areRight({ seen }: Checked, earlier: readonly (Earlier | undefined)[]): boolean {
  return seen.every((one, index) => {
    const right = earlier[index];
    return one === null || right === undefined || isRight(one, right);
  });
}

async function* tasks(inputs: AsyncIterator<Input>, work: Work): AsyncGenerator<Task> {
  let batch: Input[] = [];
  const cut = (): readonly Task[] => {
    const full = batch;
    batch = [];
    return full.length === 0 ? [] : [() => guessBatch(full, work)];
  };
  for (let next = await inputs.next(); next.done !== true; next = await inputs.next()) {
    const input = next.value;
    if (input.path === null) {
      yield* cut();
      yield () => guessStdin(input, work);
    } else {
      batch.push(input);
      if (batch.length >= work.clock.batchSize) yield* cut();
    }
  }
  yield* cut();
}

async function guessBatch(batch: readonly Input[], work: Work): Promise<Guessed> {
  return {
    inputs: batch,
    checked: await checkBatch(batch, work),
    again: (earlier) => checkBatch(withEarlier(batch, earlier), work),
  };
}

/** Reads standard input only once, even if it is checked again. */
async function guessStdin(input: Input, { settings, io, guesses }: Work): Promise<Guessed> {
  const bytes = readStdin(input, io, settings);
  const check = (job: Job): Promise<Checked> =>
    checkGuessing(job, { settings, run: guesses, read: () => bytes });
  return {
    inputs: [input],
    checked: await check(input),
    again: async (earlier) => combine(await Promise.all(withEarlier([input], earlier).map(check)), ''),
  };
}

function withEarlier(inputs: readonly Input[], earlier: readonly (Earlier | undefined)[]): readonly Job[] {
  return inputs.map((input, index) => {
    const right = earlier[index];
    return right === undefined ? input : { ...input, earlier: right };
  });
}

async function checkBatch(
  batch: readonly Job[],
  { settings, pool, clock, guesses: run }: Work,
): Promise<Checked> {
  try {
    const { outcomes, milliseconds } = await pool.check(batch);
    clock.learn(milliseconds / batch.length);
    const checked = await Promise.all(outcomes.map((outcome) => settle(outcome, settings)));
    return combine(checked, (await formatterOf(settings.format)).separator);
  } catch (error) {
    if (!(error instanceof NoThreadsError)) throw error;
    // Without threads, continue in this one.
    return await checkFiles(batch, { settings, run });
  }
}

async function settle(outcome: Outcome, settings: CheckSettings): Promise<Checked> {
  if (!('crashed' in outcome)) return outcome;
  return { ...(await brokenCheck(outcome.crashed, outcome.error, settings)), seen: [null] };
}

/** Chooses the number of files per batch from their average duration. */
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

/**
 * Runs at most `ahead` tasks in parallel and yields their results in the order of the tasks. The number of unfinished
 * tasks never exceeds this window, even if the first one is slow.
 */
export async function* inOrder<Result>(
  tasks: AsyncIterable<() => Promise<Result>>,
  ahead: number,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  for await (const task of tasks) {
    const running = task();
    // A failure is handled in order; until then it must not count as unhandled.
    running.catch(() => {});
    started.push(running);
    const first = started.length >= ahead ? started.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const running of started) yield await running;
}
