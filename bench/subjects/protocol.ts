/** What a measured process is told and what it answers. Runs as plain JavaScript: prepare.ts transpiles it. */
import { readFileSync } from 'node:fs';

export interface Job {
  readonly files: readonly string[];
  /** Least time of warming up and of measuring, in milliseconds. */
  readonly warmUp: number;
  readonly measure: number;
  /** The schema, for subjects that need one. */
  readonly schema: string;
}

export interface Answer {
  /** Milliseconds of each round over all files. */
  readonly ms: readonly number[];
  /** Files that the subject accepted (or wrote); the same in every round. */
  readonly valid: number;
  readonly rssMB: number;
}

/** So few at least, so that the median is one. */
const LEAST_ROUNDS = 5;

/** The job is a file: a thousand paths would be too long for an argument. */
export const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job;

/** Measures a round again and again: it gets the files' bytes and says how many it accepts. */
export function measure(round: (files: readonly Buffer[]) => number): void {
  const files = job.files.map((file) => readFileSync(file));
  let valid = round(files);
  const started = performance.now();
  while (performance.now() - started < job.warmUp) valid = round(files);
  const ms: number[] = [];
  const from = performance.now();
  while (ms.length < LEAST_ROUNDS || performance.now() - from < job.measure) {
    const before = performance.now();
    const accepted = round(files);
    ms.push(performance.now() - before);
    if (accepted !== valid) throw new Error(`accepted ${accepted} files, ${valid} before`);
  }
  const answer: Answer = { ms, valid, rssMB: process.resourceUsage().maxRSS / 1024 };
  process.stdout.write(JSON.stringify(answer));
}
