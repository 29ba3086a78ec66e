/** The {@link Io} of the real process. Streams are opened on first use, because opening takes milliseconds. */
import { type Io, type Output, OutputClosedError, OutputFailedError } from './io.ts';

const USUAL_WIDTH = 80;

export function processIo(worker: URL | null): Io {
  let interruption: AbortController | undefined;
  const interrupted = (): AbortSignal => {
    interruption ??= listenForInterruption();
    return interruption.signal;
  };
  const stderr = output(() => process.stderr);
  return {
    stdin: {
      get isTTY() {
        return process.stdin.isTTY === true;
      },
      chunks: () => process.stdin as AsyncIterable<Uint8Array>,
    },
    stdout: output(() => process.stdout),
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

function output(open: () => NodeJS.WriteStream): Output {
  let stream: NodeJS.WriteStream | undefined;
  return {
    get isTTY() {
      return open().isTTY === true;
    },
    get columns() {
      // A terminal of unknown width reports 0.
      return open().columns || USUAL_WIDTH;
    },
    write(chunk) {
      if (stream === undefined) {
        stream = open();
        // The callback below receives every failure; without a listener, the event would end the process.
        stream.on('error', () => {});
      }
      const out = stream;
      return new Promise((resolve, reject) => {
        out.write(chunk, (error) => {
          if (!error) resolve();
          else reject(failure(error));
        });
      });
    },
  };
}

/** Error codes of an output whose reader closed it. */
const CLOSED: readonly string[] = [
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
];

function failure(error: Error): Error {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'EUNKNOWN';
  return CLOSED.includes(code) ? new OutputClosedError() : new OutputFailedError(code);
}
