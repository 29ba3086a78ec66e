import { spawnSync } from 'node:child_process';
import type { Answer } from './subjects/protocol.ts';

/** A measurable subject: starts a new process and returns its result. */
export interface Subject {
  readonly name: string;
  readonly run: () => Answer;
}

export interface Measured {
  readonly subject: string;
  /** Median over the processes of the median over the rounds, in milliseconds per round. */
  readonly ms: number;
  /** Fastest and slowest process. */
  readonly range: readonly [number, number];
  readonly valid: number;
  readonly rssMB: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/**
 * Runs the subjects in turn, `repeats` times: the load of the machine affects all of them, and no process benefits
 * from the warm-up of an earlier one.
 */
export function alternate(subjects: readonly Subject[], repeats: number): readonly Measured[] {
  const answers = new Map<string, Answer[]>(subjects.map(({ name }) => [name, []]));
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const { name, run } of subjects) answers.get(name)?.push(run());
  }
  return [...answers].map(([subject, all]) => {
    const medians = all.map(({ ms }) => median(ms));
    return {
      subject,
      ms: median(medians),
      range: [Math.min(...medians), Math.max(...medians)],
      valid: all[0]?.valid ?? 0,
      rssMB: Math.max(...all.map(({ rssMB }) => rssMB)),
    };
  });
}

/** Runs a command that prints an {@link Answer}, on one core if `pin` is given. */
export function ask(pin: readonly string[], command: string, args: readonly string[]): string {
  const [name = '', ...rest] = [...pin, command, ...args];
  const { status, stdout, stderr, error } = spawnSync(name, rest, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error !== undefined) throw error;
  if (status !== 0)
    throw new Error(`${command} ${args[0] ?? ''} exited with ${status}:\n${stderr.slice(0, 2000)}`);
  return stdout;
}
