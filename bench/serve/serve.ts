/**
 * `fattura serve` on this machine: requests per second over persistent connections, compared with the library in two
 * processes, with a server that does nothing, and with the shortest server that calls the library; processor time of
 * each; latency at half of the throughput and while large files are checked; memory over many requests. The client
 * (autocannon) runs on the same cores.
 */
import { type ChildProcess, execFile as execute, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { InputSet } from '../inputs.ts';
import { figure, table } from '../report.ts';

/** Files per second, and microseconds of processor time for each, without that of the client. */
interface Rate {
  readonly perSecond: number;
  readonly cpu: number;
}

export interface ServeResults {
  /** Size of the file in bytes. */
  readonly bytes: number;
  /** Medians of rounds in which they take turns. */
  readonly library: Rate;
  readonly floor: Rate;
  /** Fastify that calls the library. */
  readonly plain: Rate;
  readonly server: Rate;
  readonly many: Rate;
  /** Files of streams of JSON lines. */
  readonly stream: Rate;
  /** Milliseconds in which 99 of 100 requests are answered, at half of the server's throughput. */
  readonly p99: number;
  /** The same at a quarter of the throughput, while a large file is checked without a pause. */
  readonly besideLarge: { readonly bytes: number; readonly p99: number; readonly largeFiles: number };
  readonly memory: readonly { readonly requests: number; readonly megabytes: number }[];
}

interface ServeBench {
  readonly root: string;
  readonly invoices: InputSet;
  readonly large: InputSet;
  readonly quick: boolean;
}

/** The size that the figures are about. */
const SIZE = 12_000;

/** Connections of the client: fewer leave the processors idle. */
const CONNECTIONS = 8;

/** Connections of many clients, with which more requests arrive at the same time. */
const MANY_CONNECTIONS = 32;

/** Processes of the servers, and of the library. */
const PROCESSES = 2;

/** Files in a stream. */
const LINES = 1_000;

/** Readings of the memory. */
const PARTS = 5;

const execFile = promisify(execute);

export async function serve({ root, invoices, large, quick }: ServeBench): Promise<ServeResults> {
  const file = nearest(invoices.files);
  const seconds = quick ? 2 : 5;
  const server = await start(root, ['dist/cli/bin.cjs', 'serve', '--port', '0', '--json', '--queue', '256']);
  const report = join(root, '.bench/serveReport.json');
  writeFileSync(report, await reportOf(server, file));
  const fastify = ['.bench/subjects/serveFastify.js', String(PROCESSES)];
  const floor = await start(root, [...fastify, report]);
  const plain = await start(root, fastify);
  const client = (on: Started, options: readonly string[], connections = CONNECTIONS): Promise<Load> =>
    load(root, { url: on.url, file, connections, options });
  const rateOf = async (on: Started, connections = CONNECTIONS): Promise<Rate> => {
    const before = processorTime(on);
    const { requests } = await client(on, ['-d', String(seconds)], connections);
    return { perSecond: requests.average, cpu: (processorTime(on) - before) / requests.total };
  };
  try {
    // V8 compiles for tens of thousands of requests, in each process.
    const warmUp = ['-a', quick ? '5000' : '60000'];
    await client(server, warmUp);
    await client(floor, warmUp);
    await client(plain, warmUp);
    if (!quick) await stream(server, file, seconds);
    const none = (): Rate[] => [];
    const rounds = {
      library: none(),
      floor: none(),
      plain: none(),
      server: none(),
      many: none(),
      stream: none(),
    };
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      rounds.library.push(await library(root, file, seconds));
      rounds.floor.push(await rateOf(floor));
      rounds.plain.push(await rateOf(plain));
      rounds.server.push(await rateOf(server));
      rounds.many.push(await rateOf(server, MANY_CONNECTIONS));
      rounds.stream.push(await stream(server, file, seconds));
    }
    const whole = median(rounds.server);
    const at = (part: number): readonly string[] => [
      '-d',
      String(seconds * 2),
      '-R',
      String(Math.max(CONNECTIONS, Math.round(whole.perSecond * part))),
    ];
    const half = await client(server, at(0.5));
    const [largeFile = ''] = large.files;
    const besideLarge = await beside(
      server,
      largeFile,
      async () => (await client(server, at(0.25))).latency.p99,
    );
    let requests = 0;
    const memory = [{ requests, megabytes: await resident(server.url) }];
    for (let part = 1; part <= PARTS; part += 1) {
      requests += (await client(server, ['-d', String(quick ? 2 : 30)])).requests.total;
      memory.push({ requests, megabytes: await resident(server.url) });
    }
    return {
      bytes: statSync(file).size,
      library: median(rounds.library),
      floor: median(rounds.floor),
      plain: median(rounds.plain),
      server: whole,
      many: median(rounds.many),
      stream: median(rounds.stream),
      p99: half.latency.p99,
      besideLarge,
      memory,
    };
  } finally {
    await Promise.all([server, floor, plain].map(stop));
  }
}

function nearest(files: readonly string[]): string {
  const distance = (file: string): number => Math.abs(statSync(file).size - SIZE);
  const [first = ''] = [...files].sort((a, b) => distance(a) - distance(b));
  return first;
}

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
}

async function start(root: string, command: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, [...command], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString('utf8')) as { readonly url: string };
  return { child, url };
}

async function stop({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function reportOf({ url }: Started, file: string): Promise<string> {
  const response = await fetch(`${url}/v1/validate`, { method: 'POST', body: readFileSync(file) });
  return await response.text();
}

/** Microseconds of a process and its children. Linux counts in hundredths of a second. */
function processorTime({ child }: Started): number {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  const ticks = [String(child.pid), ...children].map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000;
}

/** The parts of autocannon's result that are used. */
interface Load {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

async function load(
  root: string,
  {
    url,
    file,
    connections,
    options,
  }: {
    readonly url: string;
    readonly file: string;
    readonly connections: number;
    readonly options: readonly string[];
  },
): Promise<Load> {
  const program = join(root, 'node_modules/autocannon/autocannon.js');
  const args = [program, '--json', '-c', String(connections), '-m', 'POST', '-i', file, ...options];
  const { stdout } = await execFile(process.execPath, [...args, `${url}/v1/validate`], { maxBuffer: 1e8 });
  const result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Load;
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return result;
}

/** The library in processes of its own at the same time, as a program that uses all cores. */
async function library(root: string, file: string, seconds: number): Promise<Rate> {
  const args = [join(root, '.bench/subjects/serveLibrary.js'), file, '1500', String(seconds * 1000)];
  const runs = await Promise.all(Array.from({ length: PROCESSES }, () => execFile(process.execPath, args)));
  const rates = runs.map(({ stdout }) => stdout.trim().split(' ').map(Number));
  return {
    perSecond: rates.reduce((sum, [perSecond = Number.NaN]) => sum + perSecond, 0),
    cpu: rates.reduce((sum, [, cpu = Number.NaN]) => sum + cpu, 0) / rates.length,
  };
}

/** Streams of JSON lines, one on each connection: many files share the cost of a request. */
async function stream(on: Started, file: string, seconds: number): Promise<Rate> {
  const line = `${JSON.stringify({ file: 'a.xml', content: readFileSync(file, 'utf8') })}\n`;
  const body = Buffer.from(line.repeat(LINES));
  const before = processorTime(on);
  const began = Date.now();
  const end = began + seconds * 1000;
  let files = 0;
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/x-ndjson', 'content-length': body.length };
  const send = async (): Promise<void> => {
    while (Date.now() < end) {
      // Not by fetch, whose own time for each file would be that of a check.
      const sent = request(`${on.url}/v1/validate`, { method: 'POST', headers, agent }).end(body);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
      response.on('data', (chunk: Buffer) => {
        files += linesIn(chunk);
      });
      await once(response, 'end');
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, send));
  agent.destroy();
  return {
    perSecond: (files * 1000) / (Date.now() - began),
    cpu: (processorTime(on) - before) / files,
  };
}

/** Ends of lines, counted without a step for each byte: the client shares the processors. */
function linesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Measures while a large file is checked again and again. */
async function beside(
  { url }: Started,
  file: string,
  measure: () => Promise<number>,
): Promise<ServeResults['besideLarge']> {
  const body = readFileSync(file);
  let isOver = false;
  let largeFiles = 0;
  const send = async (): Promise<void> => {
    for (; !isOver; largeFiles += 1) {
      const response = await fetch(`${url}/v1/validate`, { method: 'POST', body });
      await response.arrayBuffer();
    }
  };
  const sending = send();
  const p99 = await measure();
  isOver = true;
  await sending;
  return { bytes: body.length, p99, largeFiles };
}

async function resident(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6;
}

const median = (rates: readonly Rate[]): Rate =>
  [...rates].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rates.length / 2)] ?? {
    perSecond: Number.NaN,
    cpu: Number.NaN,
  };

export function renderServe({
  bytes,
  library: base,
  floor,
  plain,
  server,
  many,
  stream: lines,
  p99,
  besideLarge,
  memory,
}: ServeResults): string {
  const row = (name: string, { perSecond, cpu }: Rate): readonly string[] => [
    name,
    figure(perSecond),
    figure(perSecond / base.perSecond),
    figure(cpu),
    figure(base.cpu / cpu),
  ];
  return [
    `The file has ${figure(bytes)} bytes.`,
    table(
      ['', 'files/s', '× library', 'µs of processor time a file', 'library / it'],
      [
        row(`library, ${PROCESSES} processes, report as JSON`, base),
        row(`fastify that reads and does nothing, ${PROCESSES} processes`, floor),
        row(`fastify that calls the library, ${PROCESSES} processes`, plain),
        row(`fattura serve, ${PROCESSES} processes, ${CONNECTIONS} connections`, server),
        row(`fattura serve, ${MANY_CONNECTIONS} connections`, many),
        row(`fattura serve, streams of ${figure(LINES)} files`, lines),
      ],
    ),
    `At ${figure(server.perSecond / 2)} requests per second, 99 of 100 are answered within ${figure(p99)} ms; at ${figure(server.perSecond / 4)} beside a file of ${figure(besideLarge.bytes / 1e6)} MB that is checked without a pause (${besideLarge.largeFiles} times), within ${figure(besideLarge.p99)} ms.`,
    table(
      ['requests', 'resident MB of all processes'],
      memory.map(({ requests, megabytes }) => [figure(requests), figure(megabytes)]),
    ),
  ].join('\n\n');
}
