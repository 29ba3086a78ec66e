/**
 * Law 5: `npm run hostile [-- --only WORD] [--list]`. Each hostile input is read and validated in a process of its
 * own. It fails when something is thrown, takes over a second, or needs over 300 MB beside what a small invoice needs.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { validate } from '../src/validate/index.ts';
import { readInvoice } from '../src/xml/index.ts';
import { invoice } from '../test/hostile/build.ts';
import { json } from '../test/hostile/json.ts';
import { judged } from '../test/hostile/judged.ts';
import { xml } from '../test/hostile/xml.ts';
import { projectRoot } from '../test/support/shared.ts';

/** Law 5 (docs/architecture.md). */
const MAX_MILLISECONDS = 1000;
const MAX_MEGABYTES = 300;

/** What a process gets before it is ended: generous, so that a failure is measured and not only ended. */
const GENEROUS = { milliseconds: 60_000, heapMegabytes: 4096 };

/** A machine that is busy with something else is no failure: what was slow is measured once more. */
const ATTEMPTS = 2;

interface Measured {
  readonly verdict: string;
  readonly findings: number;
  readonly read: number;
  readonly validate: number;
  readonly megabytes: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * What the process needed since it needed `before`: the high-water mark where it rose, else what it holds now.
 * Compiling left a high-water mark of its own, below which a peak is not seen; it is under {@link MAX_MEGABYTES}.
 */
function megabytesSince(before: { readonly rss: number; readonly peak: number }): number {
  const peak = process.resourceUsage().maxRSS * 1024;
  return ((peak > before.peak ? peak : process.memoryUsage.rss()) - before.rss) / MEGABYTE;
}

/** In the child: the small invoice first, so that loading and compiling are not counted. */
function measure(file: string): Measured {
  for (const small of [invoice(), invoice().replace('RF01', 'x'), '{"versione":"FPR12"}']) {
    readInvoice(small);
    validate(small);
  }
  const input = readFileSync(file);
  globalThis.gc?.();
  const before = { rss: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 };
  const started = performance.now();
  if (!file.endsWith('.json')) readInvoice(input);
  const read = performance.now() - started;
  // What the first call left behind is no need of the second.
  globalThis.gc?.();
  const between = performance.now();
  const report = validate(input);
  const ended = performance.now();
  return {
    verdict: report.verdict,
    findings: report.findings.length + report.omitted,
    read,
    validate: ended - between,
    megabytes: megabytesSince(before),
  };
}

/** In a process of its own; a string says how it failed. */
function measureApart(file: string): Measured | string {
  const jiti = join(dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const child = spawnSync(
    process.execPath,
    [
      '--expose-gc',
      `--max-old-space-size=${GENEROUS.heapMegabytes}`,
      jiti,
      fileURLToPath(import.meta.url),
      '--file',
      file,
    ],
    { encoding: 'utf8', timeout: GENEROUS.milliseconds },
  );
  if (child.status === 0) return JSON.parse(child.stdout) as Measured;
  return (
    child.error?.message ??
    (child.stderr.trim().split('\n').slice(0, 2).join(' ').slice(0, 300) ||
      `ended with ${child.status ?? child.signal}`)
  );
}

function failure(result: Measured | string): string | undefined {
  if (typeof result === 'string') return result;
  if (Math.max(result.read, result.validate) > MAX_MILLISECONDS) return `over ${MAX_MILLISECONDS} ms`;
  return result.megabytes > MAX_MEGABYTES ? `over ${MAX_MEGABYTES} MB` : undefined;
}

function line(name: string, bytes: number, result: Measured | string, why: string | undefined): string {
  const figures =
    typeof result === 'string'
      ? ''
      : `${result.read.toFixed(0).padStart(6)} ${result.validate.toFixed(0).padStart(6)} ${result.megabytes.toFixed(0).padStart(5)}  ${result.verdict} ${result.findings}`;
  return `${why === undefined ? 'ok  ' : 'FAIL'} ${name.padEnd(48)} ${String(bytes).padStart(8)} ${figures}${why === undefined ? '' : `  ${why}`}`;
}

/** The inputs: the small ones that lie in fixtures/hostile, and the big ones made here. */
function inputs(): readonly (readonly [name: string, file: string, make: () => string | Uint8Array])[] {
  const folder = join(projectRoot, 'fixtures/hostile');
  return [
    ...readdirSync(folder).map(
      (name) => [`fixture ${name}`, name, () => readFileSync(join(folder, name))] as const,
    ),
    ...Object.entries(xml).map(([name, make]) => [`xml ${name}`, 'input.xml', make] as const),
    ...Object.entries(judged).map(([name, make]) => [`judged ${name}`, 'input.xml', make] as const),
    ...Object.entries(json).map(([name, make]) => [`json ${name}`, 'input.json', make] as const),
  ];
}

function main(): number {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, list: { type: 'boolean' }, file: { type: 'string' } },
  });
  if (values.file !== undefined) {
    process.stdout.write(JSON.stringify(measure(values.file)));
    return 0;
  }
  const chosen = inputs().filter(([name]) => name.includes(values.only));
  if (values.list) {
    for (const [name] of chosen) console.log(name);
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'fattura-hostile-'));
  let failed = 0;
  console.log(`${'     input'.padEnd(53)}    bytes   read  valid.    MB  verdict, findings (ms)`);
  try {
    for (const [name, file, make] of chosen) {
      const path = join(folder, file);
      writeFileSync(path, make());
      const bytes = readFileSync(path).length;
      let result = measureApart(path);
      for (let i = 1; i < ATTEMPTS && failure(result) !== undefined; i += 1) result = measureApart(path);
      const why = failure(result);
      if (why !== undefined) failed += 1;
      console.log(line(name, bytes, result, why));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = main();
