import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILED } from './loadCompiled.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly output: string;
  readonly note?: string;
  /** Test files that failed; absent if nothing or something else failed too. */
  readonly failedFiles?: readonly string[];
}

type Command = readonly [string, ...string[]];

export type Step = {
  readonly name: string;
  /** Steps that must have passed. */
  readonly needs?: readonly string[];
  /** The group of a step that uses all cores: no step of another group runs at the same time. */
  readonly alone?: string;
} & (
  | { readonly command: Command | (() => Command) }
  | {
      readonly run: () => Promise<Outcome>;
      /** Runs only these test files. */
      readonly again?: (files: readonly string[]) => Promise<Outcome>;
    }
);

/**
 * Time limit, so that a hanging check does not hang the gate. The tests take 12 minutes on two cores on which
 * `node -e ''` takes 0.12 s, which is twice as slow as usual.
 */
const LIMIT_MS = 25 * 60_000;
const THOROUGH_LIMIT_MS = 90 * 60_000;

export async function run(step: Step): Promise<Outcome> {
  if ('run' in step) return step.run();
  const command = typeof step.command === 'function' ? step.command() : step.command;
  const { code, seconds, output } = await execute(command);
  const ok = code === 0;
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds, output };
}

/**
 * V8 for tests, each of which runs much code a few times. A larger young generation is collected less often (2 to 8 % of
 * the processor time). Compiling at once without optimization, and optimizing only what runs twenty times as long as
 * usual, saves a fifth of it; WebAssembly without optimization a tenth of that of the sandbox's tests. Not in
 * NODE_OPTIONS, which the processes that tests start would inherit.
 */
const V8 = ['--max-semi-space-size=64', '--always-sparkplug', '--interrupt-budget=1500000', '--liftoff-only'];

/** Runs suites; the counts come from vitest's JSON report, not from parsing its output. */
export async function vitest(
  projects: readonly string[],
  report: string,
  options: readonly string[] = [],
): Promise<Outcome> {
  const { code, seconds, output } = await execute(
    [
      'node',
      ...V8,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      ...options,
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { FATTURA_GATE: '1', FATTURA_COMPILED: COMPILED },
  );
  if (!existsSync(report)) return { ok: false, passed: 0, failed: 1, seconds, output };
  const counts = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: {
      name: string;
      status: string;
      assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
    }[];
  };
  const passed = counts.numPassedTests;
  // A file that does not load, or an error outside the tests, is a failure without a failed test.
  const failed = counts.numFailedTests === 0 && code !== 0 ? 1 : counts.numFailedTests;
  const skipped = counts.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ ancestorTitles, title }) => `\n       skipped: ${[...ancestorTitles, title].join(' > ')}`);
  const note = `${passed} tests${skipped.length === 0 ? '' : `, ${skipped.length} skipped`}${skipped.join('')}`;
  const outcome = { ok: code === 0 && passed > 0, passed, failed, seconds, output, note };
  const failedFiles = counts.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failedFiles.length > 0 && !output.includes('Unhandled') ? { ...outcome, failedFiles } : outcome;
}

/** More failed files than this are no accident. */
const MOST_AGAIN = 3;

/**
 * The outcome after the failed files have run a second time, with nothing beside them: a test that fails only on a busy
 * machine is named, and does not fail the gate. A failed file that fails again does.
 */
export async function again(
  first: Outcome,
  repeat: (files: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const { failedFiles = [], passed, failed, seconds } = first;
  if (first.ok || failedFiles.length === 0 || failedFiles.length > MOST_AGAIN) return first;
  const second = await repeat(failedFiles);
  if (!second.ok) return first;
  return {
    ok: true,
    passed: passed + failed,
    failed: 0,
    seconds: seconds + second.seconds,
    output: '',
    note: `${failed} failed beside others and passed alone:${failedFiles.map((file) => `\n       ${file}`).join('')}`,
  };
}

interface Execution {
  readonly code: number;
  readonly seconds: number;
  readonly output: string;
}

function execute(
  [name, ...args]: Command,
  variables: Readonly<Record<string, string>> = {},
): Promise<Execution> {
  const local = join('node_modules', '.bin', name);
  const started = performance.now();
  const { FORCE_COLOR: _, ...env } = process.env;
  return new Promise((resolve) => {
    const child = spawn(existsSync(local) ? local : name, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, NO_COLOR: '1', ...variables },
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const limit = process.env['FATTURA_THOROUGH'] === undefined ? LIMIT_MS : THOROUGH_LIMIT_MS;
    const timer = setTimeout(() => {
      output += `\nstopped after ${limit / 60_000} minutes\n`;
      child.kill('SIGKILL');
    }, limit);
    const done = (code: number): void => {
      clearTimeout(timer);
      resolve({ code, seconds: (performance.now() - started) / 1000, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}
