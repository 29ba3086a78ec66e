/**
 * Runs calls of the command, one after the other, in a separate process: without a shell, and without showing their
 * output.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { main } from '../../src/cli/main.ts';
import type { Io, Output } from '../../src/cli/process/io.ts';
import { type Measured, megabytesSince, memoryNow, stopwatch } from './measured.ts';

/** The command: from the sources, or built. */
export type Main = typeof main;

/** The call, written by the parent for the child, next to folders with its files. */
export interface CallOrder {
  readonly args: readonly string[];
  readonly terminal: boolean;
}

export const ORDER_FILE = 'call.json';
export const HOSTILE_FOLDER = 'hostile';
export const HARMLESS_FOLDER = 'harmless';

/** Length of a message that is sufficient to identify it. */
const MOST_SAID = 1_000;

/** The exit code of an unexpected exception (src/cli/process/exitCode.ts). */
const BUG = 70;

/** Number of warm-up runs of the harmless call, so that loading and compiling are not measured. */
const WARM_UPS = 3;

export async function measureCall(folders: readonly string[], command: Main): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const folder of folders) {
    const order = JSON.parse(readFileSync(join(folder, ORDER_FILE), 'utf8')) as CallOrder;
    for (let i = 0; i < WARM_UPS; i += 1) await run(command, order, join(folder, HARMLESS_FOLDER));
    const before = memoryNow();
    const elapsed = stopwatch();
    const { code, said } = await run(command, order, join(folder, HOSTILE_FOLDER));
    const call = elapsed();
    measured.push({
      times: { call },
      megabytes: megabytesSince(before),
      outcome: code === BUG ? `exit ${code} (${said.slice(0, 200).replaceAll('\n', ' ')})` : `exit ${code}`,
      said,
    });
  }
  return measured;
}

async function run(
  command: Main,
  { args, terminal }: CallOrder,
  cwd: string,
): Promise<{ readonly code: number; readonly said: string }> {
  rmSync(join(cwd, 'out'), { recursive: true, force: true });
  mkdirSync(join(cwd, 'out'));
  let last = '';
  const output = (keep: boolean): Output => ({
    isTTY: terminal,
    columns: 80,
    async write(chunk) {
      if (keep) last = String(chunk);
    },
  });
  const io: Io = {
    stdin: { isTTY: false, async *chunks() {} },
    stdout: output(false),
    stderr: output(true),
    ask: async () => null,
    env: { LANG: 'en' },
    cwd,
    interrupted: new AbortController().signal,
    worker: null,
  };
  const code = await command(args, io);
  return { code, said: last.slice(0, MOST_SAID) };
}
