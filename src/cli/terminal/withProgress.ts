/** Progress of any command that goes through files, on one line of standard error. */
import type { Language } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { milliseconds } from '../process/clock.ts';
import type { Io, Output } from '../process/io.ts';
import { progressOn } from './progress.ts';

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
