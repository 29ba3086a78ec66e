/** The progress line of a long run on standard error, erased before other output. */
import { type Language, truncate } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { milliseconds } from '../process/clock.ts';
import type { Io, Output } from '../process/io.ts';

/** Runs shorter than this show no progress, in milliseconds. */
const SILENT_FOR = 1_000;

/** Minimum interval between updates, in milliseconds. */
const EVERY = 100;

const ERASE = '\r\x1b[2K';

export interface Progress {
  /** Reports the number of files done. */
  update(done: number): Promise<void>;
  clear(): Promise<void>;
}

/**
 * @param sentence Text of the line, from the files done and the seconds elapsed.
 * @param settings.now A monotonic clock in milliseconds.
 * @param settings.wanted Returns true if there is a terminal to write to; called only at the first update.
 */
export function progressOn(
  output: Output,
  sentence: (done: number, seconds: number) => Promise<string>,
  settings: { readonly now: () => number; readonly wanted: () => boolean },
): Progress {
  const start = settings.now();
  let last = start + SILENT_FOR - EVERY;
  let wanted: boolean | undefined;
  let shown = false;
  return {
    async update(done) {
      const time = settings.now();
      if (time - last < EVERY || wanted === false) return;
      last = time;
      wanted ??= settings.wanted();
      if (!wanted) return;
      shown = true;
      const text = await sentence(done, (time - start) / 1_000);
      await output.write(`${ERASE}${truncate(text, output.columns - 1)}`);
    },
    async clear() {
      if (!shown) return;
      shown = false;
      await output.write(ERASE);
    },
  };
}

/**
 * Wraps an Io so that each file read updates the progress line and every other output erases it first.
 * Shows nothing without a terminal.
 */
export function withProgress(
  io: Io,
  language: Language,
  now: () => number = milliseconds,
): { readonly io: Io; clear(): Promise<void> } {
  let read = 0;
  const progress = progressOn(
    io.stderr,
    async (done, seconds) => (await messagesIn(language)).files.read(done, seconds),
    { now, wanted: () => io.stderr.isTTY && io.env['TERM'] !== 'dumb' },
  );
  const clearing = (output: Output): Output => ({
    get isTTY() {
      return output.isTTY;
    },
    get columns() {
      return output.columns;
    },
    async write(chunk) {
      await progress.clear();
      await output.write(chunk);
    },
  });
  const watched: Io = {
    stdin: io.stdin,
    stdout: clearing(io.stdout),
    stderr: clearing(io.stderr),
    async ask(question, settings) {
      await progress.clear();
      return await io.ask(question, settings);
    },
    env: io.env,
    cwd: io.cwd,
    get interrupted() {
      return io.interrupted;
    },
    worker: io.worker,
    async onFile() {
      await progress.update(read);
      read += 1;
    },
  };
  return { io: watched, clear: () => progress.clear() };
}
