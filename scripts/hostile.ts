/**
 * Law 5: `npm run hostile [-- --only WORD] [--growth] [--list]`. Each hostile input is read and validated, or given to
 * the command, by the built package in a separate process. An input fails if it causes an exception, takes more than a
 * second, or needs over 300 MB more than a small invoice. With `--growth`, each input is generated with 1, 2 and 4 MB,
 * and fails if twice the size takes far more than twice the time. On a machine that is slower or faster than the one for
 * which the second is meant, the limit is multiplied by the ratio that a reference shows before and after each input.
 * test/meta/hostileQuick.test.ts does the same on a small scale.
 */
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMIT, makeInputsOf } from '../test/hostile/build.ts';
import { buildIfNeeded } from './check/buildIfNeeded.ts';
import { buildChild, measureApart } from './hostile/apart.ts';
import { type HostileInput, hostileInputs, type Prepared } from './hostile/inputs.ts';
import { failure, growthFailure, MAX_MILLISECONDS, type Measured, timeOf } from './hostile/measured.ts';
import { NOMINAL_REFERENCE, referenceTime } from './hostile/reference.ts';
import { optionsOf } from './optionsOf.ts';

/** A busy machine is not a failure: slow inputs are measured again. */
const ATTEMPTS = 2;

/** Sizes of the inputs in bytes, each twice the previous one. */
const GROWING: readonly number[] = [1_000_000, 2_000_000, 4_000_000];

/**
 * Files are in memory if the system has a folder for that. Disk access is not a property of the program:
 * docs/decisions/limits.md has figures.
 */
const IN_MEMORY = '/dev/shm';

function temporaryFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    return IN_MEMORY;
  } catch {
    return tmpdir();
  }
}

interface Checked {
  readonly figures: string;
  /** Time of the reference, divided by its time where the limit is meant. */
  readonly slowness: number;
  /** True if it took more than a second on this machine. */
  readonly isOverASecond: boolean;
  /** The reason for the failure. */
  readonly why: string | undefined;
}

async function check(child: string, prepared: readonly Prepared[]): Promise<Checked> {
  const [first] = prepared;
  if (first === undefined) throw new Error('nothing was prepared');
  const before = referenceTime();
  const results = await measureApart(
    child,
    first.what,
    prepared.map(({ path }) => path),
  );
  const slowness = (before + referenceTime()) / 2 / NOMINAL_REFERENCE;
  if (typeof results === 'string') return { figures: '', slowness, isOverASecond: false, why: results };
  const whys = results.map((result, index) =>
    failure(result, { outcomes: prepared[index]?.outcomes, slowness }),
  );
  return {
    slowness,
    isOverASecond: results.some((result) => timeOf(result) > MAX_MILLISECONDS),
    figures: results.length === 1 && results[0] !== undefined ? figuresOf(results[0]) : growthOf(results),
    why: whys.find((why) => why !== undefined) ?? growthFailure(results),
  };
}

function figuresOf({ times, megabytes, outcome }: Measured): string {
  const each = Object.values(times).map((time) => time.toFixed(0).padStart(6));
  return `${each.join(' ').padStart(13)} ${megabytes.toFixed(0).padStart(5)}  ${outcome}`;
}

function growthOf(results: readonly Measured[]): string {
  const column = (values: readonly number[]): string =>
    values.map((value) => value.toFixed(0).padStart(6)).join('');
  return `${column(results.map(timeOf))}  ${column(results.map(({ megabytes }) => megabytes))}  ${results.at(-1)?.outcome ?? ''}`;
}

async function measureInput(
  { name, prepare }: HostileInput,
  sizes: readonly number[],
  child: string,
): Promise<Checked> {
  const folder = mkdtempSync(join(temporaryFolder(), 'fattura-hostile-'));
  try {
    const prepared = sizes.map((size) => {
      makeInputsOf(size);
      const own = join(folder, String(size));
      mkdirSync(own);
      return prepare(own);
    });
    let checked = await check(child, prepared);
    for (let i = 1; i < ATTEMPTS && checked.why !== undefined; i += 1) checked = await check(child, prepared);
    const { figures, slowness, why } = checked;
    const bytes = String(prepared.at(-1)?.bytes ?? 0).padStart(8);
    console.log(
      `${why === undefined ? 'ok  ' : 'FAIL'} ${name.padEnd(48)} ${bytes} ${slowness.toFixed(2)} ${figures}${why === undefined ? '' : `  ${why}`}`,
    );
    return checked;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Number of runs of the reference until it is compiled. */
const WARM_UPS = 5;

async function main(): Promise<number> {
  const values = optionsOf({
    only: { type: 'string', default: '' },
    growth: { type: 'boolean', default: false },
    list: { type: 'boolean' },
  });
  const chosen = hostileInputs().filter(({ name }) => name.includes(values.only));
  if (values.list) {
    for (const { name } of chosen) console.log(name);
    return 0;
  }
  const failedBuild = buildIfNeeded();
  if (failedBuild !== 0) return failedBuild;
  for (let i = 0; i < WARM_UPS; i += 1) referenceTime();
  const slowness = referenceTime() / NOMINAL_REFERENCE;
  console.log(`The reference takes ${slowness.toFixed(2)} times as long as where the limit is one second.`);
  const heads = values.growth
    ? 'ms at 1, 2, 4 MB        MB          outcome'
    : '  read  valid.    MB  outcome (ms)';
  console.log(`${'     input'.padEnd(53)}    bytes slow ${heads}`);
  const sizes = values.growth ? GROWING : [LIMIT];
  const folder = mkdtempSync(join(tmpdir(), 'fattura-hostile-'));
  let failed = 0;
  let overASecond = 0;
  try {
    const child = await buildChild(folder);
    for (const input of chosen) {
      const { why, isOverASecond } = await measureInput(input, sizes, child);
      if (why !== undefined) failed += 1;
      if (isOverASecond) overASecond += 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${overASecond} took more than a second on this machine`);
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

main().then((code) => {
  process.exitCode = code;
});
