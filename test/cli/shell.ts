import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll } from 'vitest';
import { programs } from '../support/programs/index.ts';
import { stateOf } from './runCli.ts';

/** For files that call `shell`: bundles the command beforehand, outside the first test's timeout. */
export const bundleFirst = (): void => beforeAll(async () => void (await programs()), 60_000);

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both outputs in order of arrival. */
  readonly output: string;
}

/** The single executable, if it is to be tested instead of the bundled command: `npm run executable -- --test`. */
const EXECUTABLE = process.env['FATTURA_EXECUTABLE'];

/** Runs a line of bash in which `fattura` is the command, bundled for this test, in an English locale. */
export async function shell(
  line: string,
  settings: {
    readonly cwd: string;
    /** Interrupts after the first output, or when this promise resolves. */
    readonly interruptAfter?: 'output' | Promise<unknown>;
    /** Default: empty. */
    readonly stdin?: string;
    /** Variables set in addition to the locale. */
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<Ended> {
  const call =
    EXECUTABLE === undefined ? `"${process.execPath}" "${(await programs()).command}"` : `"${EXECUTABLE}"`;
  const command = `fattura() { ${call} "$@"; }`;
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn('bash', ['--norc', '-c', `${command}\n${line}`], {
    cwd: settings.cwd,
    env: { PATH, HOME, TMPDIR, LANG: 'en_GB.UTF-8', XDG_STATE_HOME: stateOf(settings.cwd), ...settings.env },
    // A process group of its own, so that an interruption reaches all its processes and nothing else.
    detached: true,
  });
  const { interruptAfter } = settings;
  if (interruptAfter !== undefined) {
    const interrupt = (): unknown => child.pid !== undefined && process.kill(-child.pid, 'SIGINT');
    const moment = interruptAfter === 'output' ? once(child.stdout, 'data') : interruptAfter;
    void moment.then(interrupt);
  }
  // A line may end without having read all.
  child.stdin.on('error', () => {});
  child.stdin.end(settings.stdin);
  const texts = { stdout: '', stderr: '', output: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      texts[name] += chunk;
      texts.output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, ...texts }));
  });
}
