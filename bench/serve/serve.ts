/**
 * `fattura serve` on this machine: requests per second over kept connections beside the library in two processes,
 * latency at half of that, and memory over many requests. The client (autocannon) runs on the same cores.
 */
import { execFile as execute, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { InputSet } from '../inputs.ts';
import { machine } from '../machine.ts';
import { figure, table } from '../report.ts';

export interface ServeResults {
  readonly date: string;
  readonly machine: Readonly<Record<string, string>>;
  /** Size of the file in bytes. */
  readonly bytes: number;
  /** Medians of rounds in which the two take turns. */
  readonly library: number;
  readonly server: number;
  /** Milliseconds in which 99 of 100 requests are answered, at half of the server's throughput. */
  readonly p99: number;
  readonly memory: readonly { readonly requests: number; readonly megabytes: number }[];
}

interface ServeBench {
  readonly root: string;
  readonly invoices: InputSet;
  readonly quick: boolean;
}

/** The size that the figures are about. */
const SIZE = 12_000;

/** Connections of the client: more only wait. */
const CONNECTIONS = 8;

const execFile = promisify(execute);

export async function serve({ root, invoices, quick }: ServeBench): Promise<ServeResults> {
  const file = nearest(invoices.files);
  const command = [join(root, 'dist/cli/bin.cjs'), 'serve', '--port', '0', '--json', '--queue', '256'];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString('utf8')) as { readonly url: string };
  try {
    const seconds = quick ? 2 : 8;
    const client = (options: readonly string[]): Promise<Load> => load(root, { url, file, options });
    await client(['-d', String(seconds)]);
    const rounds = { library: [] as number[], server: [] as number[] };
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      rounds.library.push(await library(root, file, seconds));
      rounds.server.push((await client(['-d', String(seconds)])).requests.average);
    }
    const server = median(rounds.server);
    const half = await client(['-d', String(seconds * 2), '-R', String(Math.round(server / 2))]);
    const memory = [{ requests: 0, megabytes: await resident(url) }];
    const requests = quick ? 5_000 : 1_000_000;
    for (let part = 1; part <= PARTS; part += 1) {
      await client(['-a', String(requests / PARTS)]);
      memory.push({ requests: (requests / PARTS) * part, megabytes: await resident(url) });
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(root),
      bytes: statSync(file).size,
      library: median(rounds.library),
      server,
      p99: half.latency.p99,
      memory,
    };
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** Readings of the memory. */
const PARTS = 5;

function nearest(files: readonly string[]): string {
  const distance = (file: string): number => Math.abs(statSync(file).size - SIZE);
  const [first = ''] = [...files].sort((a, b) => distance(a) - distance(b));
  return first;
}

/** The parts of autocannon's result that are used. */
interface Load {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
}

async function load(
  root: string,
  {
    url,
    file,
    options,
  }: { readonly url: string; readonly file: string; readonly options: readonly string[] },
): Promise<Load> {
  const args = ['--json', '-c', String(CONNECTIONS), '-m', 'POST', '-i', file, ...options];
  const { stdout } = await execFile('npx', ['autocannon', ...args, `${url}/v1/validate`], {
    cwd: root,
    maxBuffer: 1e8,
  });
  const result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Load;
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests failed`);
  return result;
}

/** The library in two processes at the same time, as a program that uses both cores. */
async function library(root: string, file: string, seconds: number): Promise<number> {
  const args = [join(root, '.bench/subjects/serveLibrary.js'), file, '1500', String(seconds * 1000)];
  const runs = await Promise.all([execFile(process.execPath, args), execFile(process.execPath, args)]);
  return runs.reduce((sum, { stdout }) => sum + Number(stdout), 0);
}

async function resident(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function renderServe({ bytes, library: base, server, p99, memory, ...rest }: ServeResults): string {
  const facts = Object.entries({ date: rest.date, ...rest.machine, file: `${figure(bytes)} bytes` });
  return [
    facts.map(([name, value]) => `- ${name}: ${value}`).join('\n'),
    table(
      ['', 'files/s', '× library'],
      [
        ['library, two processes', figure(base), '1.00'],
        [`fattura serve, ${CONNECTIONS} connections`, figure(server), figure(server / base)],
      ],
    ),
    `At ${figure(server / 2)} requests per second, 99 of 100 are answered within ${figure(p99)} ms.`,
    table(
      ['requests', 'resident MB'],
      memory.map(({ requests, megabytes }) => [figure(requests), figure(megabytes)]),
    ),
  ].join('\n\n');
}

const [BEGIN, END] = ['<!-- serve -->\n', '<!-- end of serve -->\n'];

/** Writes only its own part of bench/README.md and of bench/results.json. */
export function writeServe(root: string, results: ServeResults): void {
  const file = join(root, 'bench/results.json');
  const others = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...others, serve: results }, null, 2)}\n`);
  const page = join(root, 'bench/README.md');
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(page, `${before}${BEGIN}\n${renderServe(results)}\n\n${END}${after}`);
}
