/**
 * `npm run mutation`: mutation testing of the controls, their kit, and the exact decimals, with the tables of each.
 * A control is tried with its own table only: what another would catch by chance does not count.
 * `npm run mutation -- 00423 decimal` tries some; without names all. Takes long: half a minute a control.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Target {
  readonly name: string;
  readonly source: string;
  readonly tests: readonly string[];
}

/** The share of mutants that has to be found, over all. */
const GOAL = 90;

const FOLDER = '.mutation';
const CONTROLS = 'src/validate/controls';
const TABLES = 'test/validate/controls';
const MODEL: readonly Target[] = ['decimal', 'civilDate'].map((name) => ({
  name,
  source: `src/model/${name}.ts`,
  tests: [`test/model/${name}.test.ts`],
}));

function targets(): readonly Target[] {
  const files = (folder: string): readonly string[] =>
    readdirSync(folder).filter(
      (name) => name.endsWith('.ts') && name !== 'rule.ts' && name !== 'registry.ts',
    );
  const controls = files(CONTROLS).map((file) => {
    const name = file.replace('.ts', '');
    return { name, source: `${CONTROLS}/${file}`, tests: [`${TABLES}/${name}.test.ts`] };
  });
  const kit = files(`${CONTROLS}/kit`).map((file) => ({
    name: `kit/${file.replace('.ts', '')}`,
    source: `${CONTROLS}/kit/${file}`,
    tests: [`${TABLES}/0*.test.ts`],
  }));
  return [...MODEL, ...kit, ...controls];
}

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Tried {
  readonly name: string;
  readonly source: string;
  readonly killed: number;
  readonly all: number;
  readonly survivors: readonly { readonly line: number; readonly what: string }[];
}

function attempt({ name, source, tests }: Target): Tried {
  const report = join(FOLDER, 'report.json');
  const config = join(FOLDER, 'stryker.json');
  rmSync(report, { force: true });
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/ruleTexts.mjs'],
    ignorers: ['rule-texts'],
    vitest: { configFile: 'vitest.mutation.config.ts' },
    coverageAnalysis: 'perTest',
    mutate: [source],
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: join(FOLDER, 'tmp'),
    concurrency: 1,
    ignorePatterns: ['dist', '.bench', 'docs', 'bench', FOLDER],
  };
  writeFileSync(config, JSON.stringify(settings));
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/stryker', ['run', config], {
    encoding: 'utf8',
    env: { ...process.env, FATTURA_MUTATION_TESTS: tests.join(',') },
  });
  if (status !== 0 || !existsSync(report)) throw new Error(`${name}: stryker failed\n${stdout}${stderr}`);
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
  };
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const counted = mutants.filter((mutant) => !['Ignored', 'CompileError'].includes(mutant.status));
  const survivors = counted.filter((mutant) => !['Killed', 'Timeout'].includes(mutant.status));
  return {
    name,
    source,
    killed: counted.length - survivors.length,
    all: counted.length,
    survivors: survivors.map(({ location, mutatorName, replacement = '' }) => ({
      line: location.start.line,
      what: `${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`,
    })),
  };
}

const asked = process.argv.slice(2);
const known = targets();
const strangers = asked.filter((name) => !known.some((target) => target.name === name));
if (strangers.length > 0) throw new Error(`nothing is called ${strangers.join(', ')}`);
mkdirSync(FOLDER, { recursive: true });
const tried: Tried[] = [];
for (const target of known) {
  if (asked.length > 0 && !asked.includes(target.name)) continue;
  const one = attempt(target);
  tried.push(one);
  process.stdout.write(`${one.name}: ${one.killed} of ${one.all}\n`);
  for (const { line, what } of one.survivors) process.stdout.write(`  ${one.source}:${line} ${what}\n`);
  writeFileSync(
    join(FOLDER, `summary${asked.length > 0 ? `-${asked[0]?.replace('/', '-')}` : ''}.json`),
    JSON.stringify(tried, null, 2),
  );
}
const killed = tried.reduce((sum, one) => sum + one.killed, 0);
const all = tried.reduce((sum, one) => sum + one.all, 0);
const score = (100 * killed) / all;
process.stdout.write(`${killed} of ${all} mutants found: ${score.toFixed(1)} %\n`);
if (score < GOAL) process.exitCode = 1;
