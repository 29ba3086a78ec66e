/** `fattura serve` in several processes: one port, combined counters, and replacement of a process that ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { shareOf } from '../../../src/cli/serve/group.ts';
import { countersOf, Metrics, metricsText, summed } from '../../../src/cli/serve/metrics.ts';
import { programs } from '../../support/programs/index.ts';
import { fixture } from '../fixtures.ts';
import { usual } from './server.ts';

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

async function start(): Promise<{ child: ChildProcess; url: string; logged: () => string }> {
  const { command } = await programs();
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--json', '--processes', '2'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString('utf8');
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString('utf8')) as { readonly url: string };
  return { child, url, logged: () => log };
}

/** Each on a connection of its own, which the next process gets. */
async function validateOn(url: string): Promise<number> {
  const headers = { connection: 'close' };
  const response = await fetch(`${url}/v1/validate`, { method: 'POST', headers, body: fixture.valid });
  await response.text();
  return response.status;
}

async function valuesAt(url: string): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^([a-z_]+)(?:\{operation="validate",status="200"\})? (\S+)$/gm)].map(
      ([, name = '', value]) => [name, Number(value)],
    ),
  );
}

it.skipIf(process.platform !== 'linux')(
  'two processes share the port and the counters, and one that is killed is replaced',
  async () => {
    const { child, url, logged } = await start();
    const membersOf = (): readonly string[] =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
    const members = membersOf();
    expect(members).toHaveLength(2);
    expect(await Promise.all([1, 2, 3, 4].map(() => validateOn(url)))).toEqual([200, 200, 200, 200]);
    expect(await valuesAt(url)).toMatchObject({
      fattura_http_requests_total: 4,
      fattura_processes: 2,
      fattura_processes_replaced_total: 0,
    });
    process.kill(Number(members[0]), 'SIGKILL');
    const isReplaced = (): boolean => {
      const now = membersOf();
      return now.length === 2 && !now.includes(members[0] ?? '');
    };
    for (let i = 0; i < 200 && !isReplaced(); i += 1) await sleep(20);
    expect(await validateOn(url)).toBe(200);
    expect(await validateOn(url)).toBe(200);
    expect(await valuesAt(url)).toMatchObject({
      fattura_http_requests_total: 6,
      fattura_processes: 2,
      fattura_processes_replaced_total: 1,
    });
    expect(
      logged()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ level: 'error', event: 'process', pid: Number(members[0]), ended: 'SIGKILL' }]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  60_000,
);

it('a port in use is explained by the first process', async () => {
  const { command } = await programs();
  const { child, url } = await start();
  const { port } = new URL(url);
  const second = spawn(
    process.execPath,
    [command, 'serve', '--port', port, '--processes', '2', '--lang', 'en'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  started.push(second);
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  expect((await once(second, 'exit'))[0]).toBe(2);
  expect(said.match(new RegExp(port, 'g'))).toHaveLength(1);
  child.kill('SIGTERM');
  await once(child, 'exit');
}, 60_000);

describe('of several processes', () => {
  it.each([
    [
      { processes: 2, threads: 4, queue: 9 },
      { threads: 2, queue: 5 },
    ],
    [
      { processes: 4, threads: 2, queue: 2 },
      { threads: 1, queue: 1 },
    ],
    [
      { processes: 3, threads: 8, queue: 128 },
      { threads: 2, queue: 43 },
    ],
  ])('%j, each has %j', (all, each) => {
    expect(shareOf({ ...usual, ...all })).toMatchObject({ ...each, processes: 1 });
  });

  it('the counters are added, and those of one that ended stay', () => {
    const gauges = [
      { name: 'busy', help: '', type: 'gauge' as const, value: () => 1 },
      { name: 'seconds', help: '', type: 'counter' as const, value: () => 2 },
    ];
    const [a, b] = [new Metrics(gauges), new Metrics(gauges)];
    a.answered('validate', 200, 0.002);
    b.answered('validate', 200, 0.02);
    b.answered('fix', 422, 0.02);
    b.received(10);
    const sum = summed([a.snapshot(), countersOf(b.snapshot())]);
    expect(sum).toMatchObject({
      requests: {
        'operation="validate",status="200"': 2,
        'operation="fix",status="422"': 1,
      },
      received: 10,
      values: [
        { name: 'busy', value: 1 },
        { name: 'seconds', value: 4 },
      ],
    });
    expect(metricsText(sum)).toMatch(/_bucket\{operation="validate",le="\+Inf"\} 2$/m);
  });
});
