/** The input and output of a measured process. Runs as plain JavaScript: prepare.ts transpiles it. */
import { readFileSync } from 'node:fs';
import { peakMemory } from './peakMemory.ts';

export interface Job {
  readonly files: readonly string[];
  /** Minimum time of a stretch of the warm-up, and of the measurement, in milliseconds. */
  readonly warmUp: number;
  readonly measure: number;
  /** The schema, for subjects that need one. */
  readonly schema: string;
}

export interface Answer {
  /** Milliseconds of each round over all files. */
  readonly ms: readonly number[];
  /** Number of files that the subject accepted (or wrote); the same in every round. */
  readonly valid: number;
  readonly rssMB: number;
}

/** Minimum number of rounds for a meaningful median. */
const LEAST_ROUNDS = 5;

/** The job is a file: a thousand paths would be too long for an argument. */
export const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job;

/** A warm-up ends when stretches of it are not this much faster than the fastest before. */
const FASTER = 0.97;

/** Number of such stretches: on a busy machine, a single one may be slow by chance. */
const NOT_FASTER = 2;

/** Stretches of a warm-up at most: V8 compiles on the core that the process is bound to, for seconds. */
const MAX_STRETCHES = 12;

/** Repeats the work until it no longer becomes faster; each stretch takes the time of {@link Job.warmUp}. */
async function warmedUp(round: () => number | Promise<number>): Promise<number> {
  let valid = 0;
  let fastest = Number.POSITIVE_INFINITY;
  let notFaster = 0;
  for (let stretch = 0; stretch < MAX_STRETCHES; stretch += 1) {
    const started = performance.now();
    let rounds = 0;
    while (performance.now() - started < job.warmUp) {
      valid = await round();
      rounds += 1;
    }
    const mean = (performance.now() - started) / rounds;
    notFaster = mean > fastest * FASTER ? notFaster + 1 : 0;
    if (notFaster === NOT_FASTER) break;
    fastest = Math.min(fastest, mean);
  }
  return valid;
}

/** Measures a round repeatedly: it receives the bytes of the files and returns the number of accepted ones. */
export async function measure(round: (files: readonly Buffer[]) => number | Promise<number>): Promise<void> {
  const files = job.files.map((file) => readFileSync(file));
  const valid = await warmedUp(() => round(files));
  const ms: number[] = [];
  const from = performance.now();
  while (ms.length < LEAST_ROUNDS || performance.now() - from < job.measure) {
    const before = performance.now();
    const accepted = await round(files);
    ms.push(performance.now() - before);
    if (accepted !== valid) throw new Error(`accepted ${accepted} files, previously ${valid}`);
  }
  const answer: Answer = { ms, valid, rssMB: peakMemory() };
  process.stdout.write(JSON.stringify(answer));
}
