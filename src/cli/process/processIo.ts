/** The {@link Io} of the real process. Streams are opened on first use, because opening takes milliseconds. */
import { fstatSync } from 'node:fs';
import type { Io } from './io.ts';
import { processOutput } from './output.ts';

export function processIo(worker: string | URL | null): Io {
  let interruption: AbortController | undefined;
  const interrupted = (): AbortSignal => {
    interruption ??= listenForInterruption();
    return interruption.signal;
  };
  const stderr = processOutput(2, () => process.stderr);
  return {
    stdin: {
      get isTTY() {
        return process.stdin.isTTY === true;
      },
      chunks: () => (isFolderOnStdin() ? unreadableFolder() : (process.stdin as AsyncIterable<Uint8Array>)),
    },
    stdout: processOutput(1, () => process.stdout),
    stderr,
    async ask(question, { hidden = false } = {}) {
      if (process.stdin.isTTY !== true) return null;
      const { readLine } = await import('../terminal/ask.ts');
      await stderr.write(`${question} `);
      let ended = false;
      try {
        const line = await readLine(process.stdin, { hidden, interrupted: interrupted() });
        ended = !hidden && line !== null;
        return line;
      } finally {
        // The terminal echoed a line break only for a visible line ended with Enter.
        if (!ended) await stderr.write('\n');
      }
    },
    env: process.env,
    cwd: currentFolder(),
    get interrupted() {
      return interrupted();
    },
    worker,
  };
}

/** True for `fattura … < folder`: Node's stream of a folder is empty, as if nothing had been written to it. */
function isFolderOnStdin(): boolean {
  try {
    return fstatSync(STDIN).isDirectory();
  } catch {
    return false;
  }
}

const STDIN = 0;

/** Fails like reading a folder that is named. */
// biome-ignore lint/correctness/useYield: it fails before the first chunk.
async function* unreadableFolder(): AsyncGenerator<Uint8Array> {
  throw Object.assign(new Error('standard input is a folder'), { code: 'EISDIR' });
}

/** The current folder; if it was deleted, the shell's PWD, so that files with an absolute path can still be read. */
function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    return process.env['PWD'] ?? '/';
  }
}

/** The first Ctrl-C requests a stop; a second one has the system's default effect and ends the process. */
function listenForInterruption(): AbortController {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller;
}
