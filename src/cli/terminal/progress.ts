/** One line on standard error that says how far a long run is; erased before anything else is written. */
import type { Language } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { milliseconds } from '../process/clock.ts';
import type { Io, Output } from '../process/io.ts';

/** Shorter runs need no progress. */
const SILENT_FOR = 1_000;

/** Often enough to be seen moving, and no more. */
const EVERY = 100;

const ERASE = '\r\x1b[2K';

export interface Progress {
  /** Tells how many files are done. */
  update(done: number): Promise<void>;
  clear(): Promise<void>;
}

/**
 * @param sentence What the line says of the files done and the seconds passed.
 * @param settings.now Milliseconds of a clock that only goes forward.
 * @param settings.wanted Whether there is a terminal to show it on; asked when there is something to show.
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
      await output.write(`${ERASE}${[...text].slice(0, output.columns - 1).join('')}`);
    },
    async clear() {
      if (!shown) return;
      shown = false;
      await output.write(ERASE);
    },
  };
}

/**
 * The same outside world, in which every file that is read moves the line on, and whatever is written takes it away
 * first. Without a terminal nothing is shown.
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
