/**
 * The long run of laws 2 and 4: `npm run differential -- --n 200000 [--seed S] [--jobs 2] [--keep DIR] [--format
 * SDI10]`. Both readers, and libxml2 with the official schemas, check each mutant; `--format` selects a format before
 * 2017, SDI10 or SDI11. Exit code 1 for any difference outside the known classes of test/differential/known.ts.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RetiredKind } from '../src/model/problem.ts';
import { retiredFormats } from '../src/model/roots.ts';
import { compare } from '../test/differential/compare.ts';
import { type Bases, loadBases, loadRetiredBases, makeMutant } from '../test/support/mutants.ts';
import { shared } from '../test/support/shared.ts';
import { optionsOf } from './optionsOf.ts';

/** Number of mutants between two reports of a worker. */
const BATCH = 500;

interface Task {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly format: RetiredKind | null;
}

/** A worker's report about a batch. */
interface Tally {
  readonly count: number;
  readonly valid: number;
  readonly classes: Readonly<Record<string, number>>;
  readonly different: readonly Different[];
}

interface Different {
  readonly index: number;
  readonly name: string;
  readonly why: string;
  readonly problems: readonly string[];
  readonly oracle: string;
}

const basesOf = (format: RetiredKind | null): Bases =>
  format === null ? loadBases() : loadRetiredBases(format);

function run(task: Task, report: (tally: Tally) => void): void {
  const bases = basesOf(task.format);
  let tally = { count: 0, valid: 0, classes: {} as Record<string, number>, different: [] as Different[] };
  for (let index = task.from; index < task.to; index += task.step) {
    const { name, bytes } = makeMutant(bases, task.seed, index);
    const { outcome, oracle, problems } = compare(bytes);
    tally.count += 1;
    if (oracle.valid) tally.valid += 1;
    if (outcome.kind === 'known') {
      const key = outcome.classes.join('+');
      tally.classes[key] = (tally.classes[key] ?? 0) + 1;
    }
    if (outcome.kind === 'different') {
      tally.different.push({ index, name, why: outcome.why, problems, oracle: oracle.detail[0] ?? '' });
    }
    if (tally.count === BATCH) {
      report(tally);
      tally = { count: 0, valid: 0, classes: {}, different: [] };
    }
  }
  report(tally);
}

/** Runs a part of the work in another process, started like this one. */
function inProcess(task: Task, report: (tally: Tally) => void): Promise<void> {
  const jiti = join(dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const child = fork(jiti, [fileURLToPath(import.meta.url), '--task', JSON.stringify(task)]);
  child.on('message', (message) => report(message as Tally));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`a worker exited with ${code}`))));
  });
}

function keep(folder: string, { seed, format }: Pick<Task, 'seed' | 'format'>, different: Different): void {
  mkdirSync(folder, { recursive: true });
  const { bytes } = makeMutant(basesOf(format), seed, different.index);
  const name = join(folder, `${seed}-${different.index}`);
  writeFileSync(`${name}.xml`, bytes);
  writeFileSync(`${name}.json`, `${JSON.stringify(different, null, 2)}\n`);
}

async function main(): Promise<number> {
  const values = optionsOf({
    n: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    jobs: { type: 'string', default: '2' },
    keep: { type: 'string' },
    format: { type: 'string' },
    task: { type: 'string' },
  });
  if (values.task !== undefined) {
    run(JSON.parse(values.task) as Task, (tally) => process.send?.(tally));
    return 0;
  }
  const format = retiredFormats.find(({ kind }) => kind === values.format)?.kind ?? null;
  if (format === null && values.format !== undefined) {
    console.log(
      `--format takes ${retiredFormats.map(({ kind }) => kind).join(' or ')}, not "${values.format}"`,
    );
    return 2;
  }
  if (!shared.present) {
    console.log('requires ../shared (the corpus and the official schemas), which is missing');
    return 2;
  }
  const [n, seed, from, jobs] = [
    Number(values.n),
    Number(values.seed),
    Number(values.from),
    Number(values.jobs),
  ];
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  let [count, valid] = [0, 0];
  const classes = new Map<string, number>();
  const different: Different[] = [];
  let shown = 0;
  const report = (tally: Tally): void => {
    count += tally.count;
    valid += tally.valid;
    for (const [name, times] of Object.entries(tally.classes)) {
      classes.set(name, (classes.get(name) ?? 0) + times);
    }
    for (const each of tally.different) {
      different.push(each);
      console.log(
        `DIFFERENT ${each.name}\n  ${each.why}\n  ours: ${each.problems.slice(0, 3).join(', ')}\n  libxml2: ${each.oracle}`,
      );
    }
    if (seconds() - shown < 5 && count < n) return;
    shown = seconds();
    console.error(`${count} of ${n}, ${Math.round(count / shown)}/s, ${different.length} different`);
  };
  await Promise.all(
    Array.from({ length: jobs }, (_, job) =>
      inProcess({ seed, from: from + job, to: from + n, step: jobs, format }, report),
    ),
  );
  for (const each of different) if (values.keep !== undefined) keep(values.keep, { seed, format }, each);
  const { version } = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('libxml2-wasm/package.json'), 'utf8'),
  ) as { version: string };
  console.log(
    `mutants      ${count} (seed ${seed}, from ${from}), ${Math.round(count / seconds())} per second`,
  );
  console.log(`oracle       libxml2-wasm ${version}`);
  console.log(`valid        ${valid} (${((100 * valid) / count).toFixed(1)} %)`);
  for (const [name, times] of [...classes].sort((a, b) => b[1] - a[1]))
    console.log(`known        ${times} ${name}`);
  console.log(`different    ${different.length}`);
  return different.length === 0 ? 0 : 1;
}

process.exitCode = await main();
