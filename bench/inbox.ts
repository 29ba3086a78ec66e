/**
 * `fattura inbox` over folders and archives: the first run, the second run with its index, and `validate` over the
 * same files.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sdiMessage, sent } from '../test/support/inboxFiles.ts';
import { zipOf } from '../test/support/zipBuilder.ts';

export interface InboxRun {
  /** Files and their form. */
  readonly set: string;
  readonly name: string;
  readonly files: number;
  readonly seconds: number;
  /** Seconds of processor time, of all threads. */
  readonly processor: number;
  readonly peakMB: number;
  /** Its speed as a share of that of `validate`, by seconds; null for `validate` itself. */
  readonly ofValidate: number | null;
}

/** Incremented with the generator, so that outdated inputs are not measured. */
const VERSION = '2';

interface SetOfFiles {
  readonly name: string;
  /** Files of a folder or an archive. */
  readonly together: number;
  readonly inArchives: boolean;
  /** True if every second file is the receipt of the invoice before. */
  readonly withReceipts: boolean;
}

const LOOSE: SetOfFiles = { name: 'invoices', together: 200, inArchives: false, withReceipts: false };
const ARCHIVES: SetOfFiles = {
  name: 'invoices in archives',
  together: 2_000,
  inArchives: true,
  withReceipts: false,
};
const RECEIPTS: SetOfFiles = { ...LOOSE, name: 'invoices and receipts', withReceipts: true };

/** Writes the resource usage of a process to a file when it ends. */
const HOOK = `const { writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');
if (isMainThread) process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())));`;

interface File {
  readonly name: string;
  readonly content: string;
}

/** Every invoice has its own number and content, and a receipt has its hash. */
function filesOf(number: number, withReceipts: boolean): readonly File[] {
  const stem = `IT12345678903_${number.toString(36).toUpperCase().padStart(5, '0')}`;
  const content = sent(String(number));
  const invoice = { name: `${stem}.xml`, content };
  if (!withReceipts) return [invoice];
  const receipt = sdiMessage('RC', { name: invoice.name, content, id: String(number) });
  return [invoice, { name: `${stem}_RC_001.xml`, content: receipt }];
}

function fill(folder: string, files: number, { together, inArchives, withReceipts }: SetOfFiles): void {
  const marker = join(folder, 'version');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === VERSION) return;
  rmSync(folder, { recursive: true, force: true });
  const target = join(folder, 'files');
  mkdirSync(target, { recursive: true });
  let number = 0;
  for (let from = 0; from < files; from += together) {
    const some: File[] = [];
    while (some.length < Math.min(together, files - from)) {
      some.push(...filesOf(number, withReceipts));
      number += 1;
    }
    const place = join(target, String(from / together).padStart(4, '0'));
    if (inArchives) writeFileSync(`${place}.zip`, zipOf(some));
    else mkdirSync(place);
    if (!inArchives) for (const { name, content } of some) writeFileSync(join(place, name), content);
  }
  writeFileSync(marker, VERSION);
}

export function inbox(
  root: string,
  { sizes, repeats }: { readonly sizes: readonly number[]; readonly repeats: number },
): readonly InboxRun[] {
  const state = mkdtempSync(join(tmpdir(), 'fattura-bench-'));
  try {
    writeFileSync(join(state, 'hook.cjs'), HOOK);
    const measuring = { root, state, repeats };
    return [
      ...[LOOSE, ARCHIVES].flatMap((set) => sizes.flatMap((files) => runsOf(set, files, measuring))),
      ...sizes.slice(0, 1).flatMap((files) => runsOf(RECEIPTS, files, measuring)),
    ];
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

interface Measuring {
  readonly root: string;
  readonly state: string;
  readonly repeats: number;
}

/** The medians of each kind of run; the kinds alternate. */
function runsOf(set: SetOfFiles, files: number, { root, state, repeats }: Measuring): readonly InboxRun[] {
  const folder = join(root, '.bench', `inbox-${set.name.replaceAll(' ', '-')}-${files}`);
  fill(folder, files, set);
  const target = join(folder, 'files');
  const index = join(state, 'index');
  const table = ['inbox', target, '--format', 'csv', '--index', index];
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ['validate', ['validate', target, '--quiet', '--fail-on', 'never']],
    ['inbox, first run', table],
    ['inbox, second run', table],
  ];
  const found = kinds.map((): Usage[] => []);
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    rmSync(index, { recursive: true, force: true });
    for (const [at, [, args]] of kinds.entries()) found[at]?.push(measured(root, state, args));
  }
  const medians = found.map(middle);
  return kinds.map(([name], at) => {
    const usage = medians[at] ?? NONE;
    const ofValidate = at === 0 ? null : (medians[0] ?? NONE).seconds / usage.seconds;
    return { set: set.name, name, files, ...usage, ofValidate };
  });
}

type Usage = Pick<InboxRun, 'seconds' | 'processor' | 'peakMB'>;

const NONE: Usage = { seconds: 0, processor: 0, peakMB: 0 };

/** The median of each figure; for memory, the maximum. */
function middle(usages: readonly Usage[]): Usage {
  const median = (of: (usage: Usage) => number): number =>
    usages.map(of).sort((a, b) => a - b)[Math.floor(usages.length / 2)] ?? 0;
  return {
    seconds: median(({ seconds }) => seconds),
    processor: median(({ processor }) => processor),
    peakMB: Math.max(...usages.map(({ peakMB }) => peakMB)),
  };
}

function measured(root: string, state: string, args: readonly string[]): Usage {
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
  if (status !== 0) throw new Error(`${args[0]} exited with ${status}: ${stderr.slice(0, 2000)}`);
  const seconds = (performance.now() - before) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    readFileSync(usage, 'utf8'),
  ) as NodeJS.ResourceUsage;
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, peakMB: maxRSS / 1024 };
}
