import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { main } from '../../src/cli/main.ts';
import { type Io, type Output, OutputClosedError, stopIfInterrupted } from '../../src/cli/process/io.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunSettings {
  readonly stdin?: string | Uint8Array;
  /** Default: an English locale, so that a failing test reads the same everywhere. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** True if standard input, output and error are a terminal. */
  readonly tty?: boolean;
  readonly columns?: number;
  /** Answers typed at the terminal, one per question; more questions than answers are an error. */
  readonly answers?: readonly string[];
  /** True to close the terminal after the last answer. */
  readonly endsAfterAnswers?: boolean;
  readonly interrupted?: AbortSignal;
  readonly worker?: URL;
  /** Called for each file that is read. */
  readonly onFile?: () => void;
  /** Called on every write, to simulate other events on the machine, or to keep the order of both outputs. */
  readonly onWrite?: (name: 'stdout' | 'stderr', chunk: string | Uint8Array) => void;
  /** The reader of standard output closes it after this many writes. */
  readonly closeAfter?: number;
}

/** A call's state folder, unless its test sets another one: never in the home of the user who runs the tests. */
export const stateOf = (cwd?: string): string =>
  cwd === undefined ? join(tmpdir(), `fattura-state-${process.pid}`) : join(cwd, '.state');

/** Runs the command in this process. */
export async function runCli(args: readonly string[], settings: RunSettings = {}): Promise<Run> {
  const answers = [...(settings.answers ?? [])];
  const written = { stdout: [] as Uint8Array[], stderr: [] as Uint8Array[] };
  const output = (name: 'stdout' | 'stderr'): Output => ({
    isTTY: settings.tty === true,
    columns: settings.columns ?? 80,
    async write(chunk) {
      await Promise.resolve();
      settings.onWrite?.(name, chunk);
      if (name === 'stdout' && written.stdout.length === settings.closeAfter) throw new OutputClosedError();
      written[name].push(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
    },
  });
  const io: Io = {
    stdin: {
      isTTY: settings.tty === true && settings.stdin === undefined,
      async *chunks() {
        const { stdin = '' } = settings;
        yield typeof stdin === 'string' ? new TextEncoder().encode(stdin) : stdin;
      },
    },
    stdout: output('stdout'),
    stderr: output('stderr'),
    async ask(question, { hidden = false } = {}) {
      if (!io.stdin.isTTY) return null;
      stopIfInterrupted(io.interrupted);
      const answer = answers.shift();
      if (answer === undefined && settings.endsAfterAnswers === true) return null;
      if (answer === undefined) throw new Error(`nobody answers: ${question}`);
      // A terminal shows typed text, unless it is hidden.
      await io.stderr.write(`${question} ${hidden ? '' : answer}\n`);
      return answer;
    },
    env: { XDG_STATE_HOME: stateOf(settings.cwd), ...(settings.env ?? { LANG: 'en_GB.UTF-8' }) },
    cwd: settings.cwd ?? process.cwd(),
    interrupted: settings.interrupted ?? new AbortController().signal,
    worker: settings.worker ?? null,
    async onFile() {
      settings.onFile?.();
    },
  };
  const code = await main(args, io);
  const text = (name: 'stdout' | 'stderr'): string => Buffer.concat(written[name]).toString('utf8');
  return { code, stdout: text('stdout'), stderr: text('stderr') };
}

/** A new folder with these files, by relative path; removed after the tests of the file. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = temporaryFolder('fattura-cli');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
