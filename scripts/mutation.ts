/**
 * `npm run mutation`: mutation testing of the controls, the domain, the exact decimals and days, reading, submission and
 * repairs, with the tables of each. `npm run mutation -- 00423 domain decimal` selects by name or group;
 * `--concurrency=2` uses more processors. docs/decisions/mutation.md explains the surviving mutants.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Target, targets } from './mutation/targets.ts';

/** The required share of detected mutants, over all files. */
const GOAL = 90;

/** The same folder as in stryker.config.json; git ignores it. */
const FOLDER = '.mutation';
const REPORT = join(FOLDER, 'report.json');

/** Number of lines of a Stryker failure to show; the rest is a stack trace. */
const FIRST_WORDS = 2000;

/** Maximum number of files of one run of Stryker, which takes half a minute to start. */
const MAX_BATCH = 30;

/** Loads the mutated code, independent of the tables. */
const IMPORTS = 'scripts/mutation/imports.test.ts';

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
}

interface Tried {
  readonly name: string;
  readonly group: string;
  readonly killed: number;
  /** Those of `killed` that did not end in time, such as endless loops. */
  readonly late: number;
  readonly all: number;
  readonly survivors: readonly string[];
}

/** Tests the mutants of files, each with its own tests; undefined if Stryker itself fails, after printing the reason. */
function attempt(batch: readonly Target[], concurrency: string): readonly Tried[] | undefined {
  rmSync(REPORT, { force: true });
  const sources = batch.map(({ source }) => source).join(',');
  const tests = [...new Set([IMPORTS, ...batch.flatMap((one) => one.tests)])];
  const own = batch.map((one) => [one.source, [IMPORTS, ...one.tests].map((test) => tests.indexOf(test))]);
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/stryker',
    [
      'run',
      'stryker.config.json',
      '--testRunner',
      'session',
      '--mutate',
      sources,
      '--concurrency',
      concurrency,
    ],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        FATTURA_MUTATION_TESTS: tests.join(),
        FATTURA_MUTATION_OWN: JSON.stringify(Object.fromEntries(own)),
      },
    },
  );
  if (status !== 0 || !existsSync(REPORT)) {
    process.stdout.write(`${sources}: Stryker failed\n${`${stdout}${stderr}`.slice(0, FIRST_WORDS)}\n`);
    return undefined;
  }
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
  };
  return batch.map(({ name, group, source }) => {
    const { mutants = [], source: code = '' } = files[source] ?? {};
    const counted = mutants.filter(({ status }) => !['Ignored', 'CompileError'].includes(status));
    const survivors = counted.filter(({ status }) => !['Killed', 'Timeout'].includes(status));
    return {
      name,
      group,
      killed: counted.length - survivors.length,
      late: counted.filter(({ status }) => status === 'Timeout').length,
      all: counted.length,
      survivors: survivors.map((mutant) => `${source}:${described(mutant, code)}`),
    };
  });
}

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Files of the same group, several at a time. */
function batchesOf(chosen: readonly Target[]): readonly (readonly Target[])[] {
  return [...groupedBy(chosen, ({ group }) => group).values()].flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / MAX_BATCH) }, (_, at) =>
      same.slice(at * MAX_BATCH, (at + 1) * MAX_BATCH),
    ),
  );
}

/** The line, the original code, and the mutated code. */
function described(
  { mutatorName, replacement = '', location: { start, end } }: Mutant,
  source: string,
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 70);
  return `${start.line} ${mutatorName}: ${short(lines.join(' '))} -> ${short(replacement)}`;
}

function sum(tried: readonly Tried[]): {
  readonly killed: number;
  readonly all: number;
  readonly share: number;
} {
  const killed = tried.reduce((total, one) => total + one.killed, 0);
  const all = tried.reduce((total, one) => total + one.all, 0);
  return { killed, all, share: all === 0 ? 100 : (100 * killed) / all };
}

function printTable(tried: readonly Tried[]): void {
  for (const group of [...new Set(tried.map((one) => one.group))]) {
    const { killed, all, share } = sum(tried.filter((one) => one.group === group));
    process.stdout.write(`${group}: ${killed} of ${all} mutants found, ${share.toFixed(1)} %\n`);
  }
  const { killed, all, share } = sum(tried);
  process.stdout.write(`in all: ${killed} of ${all} mutants found, ${share.toFixed(1)} %\n`);
}

const args = process.argv.slice(2);
const FLAG = '--concurrency=';
const concurrency = args.find((arg) => arg.startsWith(FLAG))?.slice(FLAG.length) ?? '1';
const asked = args.filter((arg) => !arg.startsWith(FLAG));
const known = targets();
const strangers = asked.filter((name) => !known.some((one) => one.name === name || one.group === name));
if (strangers.length > 0) throw new Error(`unknown targets: ${strangers.join(', ')}`);
const chosen = known.filter(
  ({ name, group }) => asked.length === 0 || asked.includes(name) || asked.includes(group),
);
mkdirSync(FOLDER, { recursive: true });
const tried: Tried[] = [];
for (const batch of batchesOf(chosen)) {
  const results = attempt(batch, concurrency) ?? [];
  tried.push(...results);
  for (const one of results) {
    const late = one.late === 0 ? '' : `, ${one.late} of them by a timeout`;
    process.stdout.write(`${one.name}: ${one.killed} of ${one.all}${late}\n`);
    for (const survivor of one.survivors) process.stdout.write(`  ${survivor}\n`);
  }
  writeFileSync(join(FOLDER, 'summary.json'), JSON.stringify(tried, null, 2));
}
printTable(tried);
const failed = tried.length < chosen.length;
if (failed)
  process.stdout.write(`Stryker failed on ${chosen.length - tried.length} of ${chosen.length} files\n`);
if (failed || sum(tried).share < GOAL) process.exitCode = 1;
