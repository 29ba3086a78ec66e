import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { build } from 'tsdown';
import { beforeAll } from 'vitest';
import { copySandboxAssets } from '../../scripts/sandboxAssets.ts';
import { projectRoot } from '../support/shared.ts';
import { stateOf } from './runCli.ts';

/** Inside the project, so that the bundle finds schemas/ and the optional packages. */
const folder = join(projectRoot, 'node_modules/.cache', `fattura-cli-${process.pid}-${threadId}`);

let bundled: Promise<unknown> | undefined;

/** Once for all files that a worker runs. */
function bundle(): Promise<unknown> {
  bundled ??= build({
    config: false,
    cwd: projectRoot,
    entry: { bin: 'src/cli/bin.ts' },
    outDir: folder,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    dts: false,
    logLevel: 'error',
    deps: {
      neverBundle: ['libxml2-wasm', 'fastify', /^drizzle-orm/, '@electric-sql/pglite', 'pg'],
      onlyBundle: false,
    },
  }).then(() => copySandboxAssets(folder));
  return bundled;
}

process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** In a file that calls `shell`: the first call then need not wait within its test's time. */
export const bundleFirst = (): void => beforeAll(bundle, 60_000);

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both outputs as they came. */
  readonly output: string;
}

/** Runs a line of bash in which `fattura` is the command, bundled for this test, in an English locale. */
export function shell(
  line: string,
  settings: {
    readonly cwd: string;
    /** After so many milliseconds, or when this happens. */
    readonly interruptAfter?: number | Promise<unknown>;
    /** Set beside the locale. */
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<Ended> {
  const command = `fattura() { "${process.execPath}" "${join(folder, 'bin.cjs')}" "$@"; }`;
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn('bash', ['-c', `${command}\n${line}`], {
    cwd: settings.cwd,
    env: { PATH, HOME, TMPDIR, LANG: 'en_GB.UTF-8', XDG_STATE_HOME: stateOf(settings.cwd), ...settings.env },
    // A group of its own, so that an interruption reaches all of it and nothing else.
    detached: true,
  });
  const { interruptAfter } = settings;
  if (interruptAfter !== undefined) {
    const interrupt = (): unknown => child.pid !== undefined && process.kill(-child.pid, 'SIGINT');
    if (typeof interruptAfter === 'number') setTimeout(interrupt, interruptAfter);
    else void interruptAfter.then(interrupt);
  }
  child.stdin.end();
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
