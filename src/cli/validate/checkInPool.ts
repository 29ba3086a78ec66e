/** Checks inputs in batches on all cores; results come in the order of the inputs, and none is kept. */
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

/** The target duration of a batch in milliseconds: long compared with the cost of a message, short for the user. */
const BATCH = 25;
const LARGEST_BATCH = 256;

/** Batches begun ahead of the one to be printed next, for each thread. */
const AHEAD = 2;

interface PoolSettings {
  readonly io: Pick<Io, 'stdin' | 'interrupted'>;
  /** The documents of the files checked so far, which later files are compared with in order. */
  readonly run: Run;
  /** The module that threads are started with. */
  readonly entry: URL;
  /** Milliseconds a file has taken so far. */
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
    // Closing the pool makes what it was asked fail: the reason is the Ctrl-C.
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

/** Inputs that were checked, told what their thread knew of the run. */
interface Guessed {
  readonly inputs: readonly Input[];
  readonly checked: Checked;
  /** Checks them again, told what is right. */
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
    again: (earlier) => checkBatch(told(batch, earlier), work),
  };
}

/** Standard input is read once, whatever becomes of it. */
async function guessStdin(input: Input, { settings, io, guesses }: Work): Promise<Guessed> {
  const bytes = readStdin(io, settings);
  const check = (job: Job): Promise<Checked> =>
    checkGuessing(job, { settings, run: guesses, read: () => bytes });
  return {
    inputs: [input],
    checked: await check(input),
    again: async (earlier) => combine(await Promise.all(told([input], earlier).map(check)), ''),
  };
}

function told(inputs: readonly Input[], earlier: readonly (Earlier | undefined)[]): readonly Job[] {
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
    // A system that grants no threads is slower, and no reason to fail.
    return await checkFiles(batch, { settings, run });
  }
}

async function settle(outcome: Outcome, settings: CheckSettings): Promise<Checked> {
  if (!('crashed' in outcome)) return outcome;
  return { ...(await brokenCheck(outcome.crashed, outcome.error, settings)), seen: [null] };
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

/**
 * Starts tasks ahead of their turn, at most `ahead` of them, and gives their results in the order of the
 * tasks. What is unfinished never grows beyond the window, however slow the first of it is.
 */
export async function* inOrder<Result>(
  tasks: AsyncIterable<() => Promise<Result>>,
  ahead: number,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  for await (const task of tasks) {
    const running = task();
    // Its failure is heard when its turn comes; until then it must not count as unhandled.
    running.catch(() => {});
    started.push(running);
    const first = started.length >= ahead ? started.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const running of started) yield await running;
}
