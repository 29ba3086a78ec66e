/** Prerequisites of the measurements: the subjects as JavaScript, the baselines, the jobs. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'tsdown';
import ts from 'typescript';
import type { InputSet } from './inputs.ts';
import { has } from './machine.ts';
import { ask, type Subject } from './measure.ts';
import type { Answer, Job } from './subjects/protocol.ts';

export interface Workshop {
  readonly root: string;
  /** The folder of another version of the project, built: its subjects are measured beside those of this one. */
  readonly before: string | null;
  readonly schema: string;
  /** `taskset -c N` if available: one core, including the threads of the garbage collector. */
  readonly pin: readonly string[];
  readonly warmUp: number;
  readonly measure: number;
}

/**
 * The measured processes run the built package, without a loader. @param project The project whose package they import:
 * this one, or another version of it.
 */
export function transpileSubjects(root: string, project: string = root): void {
  const from = join(root, 'bench/subjects');
  const to = join(project, '.bench/subjects');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.ts'))) {
    const { outputText } = ts.transpileModule(readFileSync(join(from, name), 'utf8'), {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        rewriteRelativeImportExtensions: true,
        verbatimModuleSyntax: true,
      },
    });
    writeFileSync(join(to, name.replace(/\.ts$/, '.js')), outputText);
  }
}

/** Subjects of parts that the package does not export yet: bundled from the sources. */
export async function bundleSubjects(root: string, folder: 'signatures' | 'archives'): Promise<void> {
  const from = join(root, 'bench/subjects', folder);
  await build({
    config: false,
    entry: readdirSync(from).map((name) => join(from, name)),
    outDir: join(root, '.bench/subjects', folder),
    format: 'esm',
    platform: 'node',
    dts: false,
    fixedExtension: false,
    logLevel: 'error',
    deps: { neverBundle: ['pkijs', 'xml-crypto', 'yauzl', 'fflate', 'postal-mime'] },
  });
}

/** The official schema if it is next to the project, otherwise the one generated from the grammar. */
export function schemaFile(root: string): string {
  const official = join(root, '../shared/official/validate/Schema_ordinaria_v1.2.3.xsd');
  if (existsSync(official)) return official;
  const own = readdirSync(join(root, 'schemas')).find((name) => /ordinaria.*\.xsd$/.test(name));
  if (own === undefined) throw new Error('no schema: run `npm run generate`');
  return join(root, 'schemas', own);
}

/** One of our subjects, in bench/subjects. */
export function script(
  shop: Workshop,
  name: string,
  set: InputSet,
  { schema = shop.schema, project = shop.root }: { readonly schema?: string; readonly project?: string } = {},
): Answer {
  const job: Job = { files: set.files, warmUp: shop.warmUp, measure: shop.measure, schema };
  const file = join(shop.root, '.bench', `job-${set.name}-${name.replace('/', '-')}.json`);
  writeFileSync(file, JSON.stringify(job));
  const path = join(project, '.bench/subjects', `${name}.js`);
  return JSON.parse(ask(shop.pin, process.execPath, [path, file])) as Answer;
}

const NATIVE = 'libxml2 (native)';
const XMLLINT = 'xmllint';

/** libxml2 in C: a program that keeps the files in memory if one can be compiled, otherwise `xmllint`. */
export function native(shop: Workshop): { readonly name: string; run(set: InputSet): Answer } {
  const source = join(shop.root, '../shared/tools/native-xsd.c');
  if (existsSync(source) && has('cc', '--version') && has('xml2-config', '--version')) {
    const binary = join(shop.root, '.bench/native-xsd');
    const flags = execFileSync('xml2-config', ['--cflags', '--libs'], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    execFileSync('cc', ['-O2', '-w', source, '-o', binary, ...flags]);
    return { name: NATIVE, run: (set) => inMemory(shop, binary, set) };
  }
  if (has('xmllint', '--version')) return { name: XMLLINT, run: (set) => onceThrough(shop, set) };
  throw new Error('no native libxml2: neither `cc` with `xml2-config` nor `xmllint` is available');
}

function inMemory(shop: Workshop, binary: string, set: InputSet): Answer {
  const run = (rounds: number): { ms: readonly number[]; bad: number; rssMB: number } =>
    JSON.parse(ask(shop.pin, binary, ['xsd', String(rounds), shop.schema, ...set.files]));
  const [first = 1] = run(1).ms;
  const { ms, bad, rssMB } = run(Math.max(5, Math.round(shop.measure / first)));
  return { ms, valid: set.files.length - bad, rssMB };
}

/** Includes the start of the process and the compilation of the schema, which makes the baseline too slow. */
function onceThrough(shop: Workshop, set: InputSet): Answer {
  const args = ['--nonet', '--huge', '--noout', '--schema', shop.schema, ...set.files];
  const before = performance.now();
  try {
    ask(shop.pin, 'xmllint', args);
  } catch {
    // 3 if a file is invalid.
  }
  return { ms: [performance.now() - before], valid: set.valid, rssMB: Number.NaN };
}

/** libxmljs2 is measured if it is installed. */
export function isInstalled(root: string, name: string): boolean {
  try {
    createRequire(join(root, 'package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}

export function subject(shop: Workshop, name: string, file: string, set: InputSet): Subject {
  return { name, run: () => script(shop, file, set) };
}

/** One of our subjects, and the same of the other version if there is one. */
export function ours(shop: Workshop, name: string, file: string, set: InputSet): readonly Subject[] {
  const { before } = shop;
  const current = subject(shop, name, file, set);
  return before === null
    ? [current]
    : [current, { name: `${BEFORE} ${name}`, run: () => script(shop, file, set, { project: before }) }];
}

/** The beginning of the names of the other version's subjects. */
export const BEFORE = 'before:';
