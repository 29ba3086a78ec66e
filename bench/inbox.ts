/** `fattura inbox` over folders of invoices and receipts: first run, second run by the index, beside `validate`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sdiMessage, sent } from '../test/support/inboxFiles.ts';

export interface InboxRun {
  readonly name: string;
  readonly files: number;
  readonly seconds: number;
  /** Seconds of processor time, of all threads. */
  readonly processor: number;
  readonly peakMB: number;
}

/** Incremented with the generator, so that outdated inputs are not measured. */
const VERSION = '1';

/** Files of a folder, half of them invoices. */
const IN_FOLDER = 200;

/** Prints the resources of a process at its end to a file. */
const HOOK = `const { writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');
if (isMainThread) process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())));`;

/** Every invoice has its own number and content, and a receipt with its hash. */
function fill(folder: string, files: number): void {
  const marker = join(folder, 'version');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === VERSION) return;
  for (let number = 0; number < files / 2; number += 1) {
    const place = join(folder, 'files', String(Math.floor((number * 2) / IN_FOLDER)).padStart(4, '0'));
    if ((number * 2) % IN_FOLDER === 0) mkdirSync(place, { recursive: true });
    const stem = `IT12345678903_${number.toString(36).toUpperCase().padStart(5, '0')}`;
    const content = sent(String(number));
    writeFileSync(join(place, `${stem}.xml`), content);
    const receipt = sdiMessage('RC', { name: `${stem}.xml`, content, id: String(number) });
    writeFileSync(join(place, `${stem}_RC_001.xml`), receipt);
  }
  writeFileSync(marker, VERSION);
}

export function inbox(root: string, sizes: readonly number[]): readonly InboxRun[] {
  const state = mkdtempSync(join(tmpdir(), 'fattura-bench-'));
  try {
    writeFileSync(join(state, 'hook.cjs'), HOOK);
    return sizes.flatMap((files) => runsOf(root, files, state));
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

function runsOf(root: string, files: number, state: string): readonly InboxRun[] {
  const folder = join(root, '.bench', `inbox-${files}`);
  fill(folder, files);
  const target = join(folder, 'files');
  const index = join(state, String(files));
  const table = ['--format', 'csv', '--index', index];
  const run = (name: string, args: readonly string[]): InboxRun =>
    measured(root, state, { name, args, files });
  return [
    run('validate', ['validate', target, '--quiet', '--fail-on', 'never']),
    run('inbox, first run', ['inbox', target, ...table]),
    run('inbox, second run', ['inbox', target, ...table]),
  ];
}

function measured(
  root: string,
  state: string,
  { name, args, files }: { readonly name: string; readonly args: readonly string[]; readonly files: number },
): InboxRun {
  const usage = join(state, 'usage.json');
  const before = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', join(state, 'hook.cjs'), join(root, 'dist/cli/bin.cjs'), ...args],
    {
      env: { ...process.env, BENCH_USAGE: usage, XDG_STATE_HOME: state },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${name} exited with ${status}: ${stderr.slice(0, 2000)}`);
  const seconds = (performance.now() - before) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    readFileSync(usage, 'utf8'),
  ) as NodeJS.ResourceUsage;
  return { name, files, seconds, processor: (userCPUTime + systemCPUTime) / 1e6, peakMB: maxRSS / 1024 };
}
