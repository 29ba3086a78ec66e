/** Processor time of whole processes, from their start to their end. */
import { spawnSync } from 'node:child_process';
import type { Subject } from './measure.ts';

/** Processor time in seconds, user and system: elapsed time depends on what else the machine does. */
const TIME = 'TIMEFORMAT="%3U %3S"; time "$@" > /dev/null';

export interface Start {
  /** The Node that runs it. Default: the one that measures. */
  readonly node?: string;
  /** The expected exit code. Default: 0. */
  readonly status?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** A Node program with its arguments, as a subject. @throws Error from `run` for another exit code than the expected one */
export function timed(
  name: string,
  args: readonly string[],
  { node = process.execPath, status: expected = 0, env = {} }: Start = {},
): Subject {
  return {
    name,
    run: () => {
      const { status, stderr } = spawnSync('bash', ['-c', TIME, 'bash', node, ...args], {
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
        env: { ...process.env, ...env },
      });
      if (status !== expected) throw new Error(`${name} exited with ${status}: ${stderr.slice(0, 500)}`);
      const times = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
      const ms = [1000 * times.reduce((sum, seconds) => sum + seconds, 0)];
      return { ms, valid: 1, rssMB: Number.NaN };
    },
  };
}
