/** `fattura serve` as a service on a machine: health, metrics, limits, token, host names, log, stop. */

import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { threadedWorkforce } from '../../../src/cli/inMemory/workforce.ts';
import { Admission } from '../../../src/cli/serve/admission.ts';
import { Metrics, metricsText } from '../../../src/cli/serve/metrics.ts';
import { Problem } from '../../../src/cli/serve/problem.ts';
import { fixture } from '../fixtures.ts';
import { runCli } from '../runCli.ts';
import { post, problemIn, start } from './server.ts';

const TOKEN = 'a-token-of-the-test';
const server = await start();
const closed = await start({ token: TOKEN, names: ['fattura.example'], host: '127.0.0.1' });

const get = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, { headers });

const textAt = async (url: string): Promise<string> => (await get(url)).text();

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200 && !(await holds()); i += 1) await sleep(20);
}

/** `fetch` does not send another host name. */
function statusAs(host: string, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the paths for the machine', () => {
  it.each(['/healthz', '/readyz'])('%s says that the server works', async (path) => {
    const response = await get(`${server.url}${path}`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it.each(['/', '/healthz', '/readyz', '/metrics', '/openapi.json'])('HEAD %s has no body', async (path) => {
    const [head, whole] = [
      await fetch(`${server.url}${path}`, { method: 'HEAD' }),
      await get(server.url + path),
    ];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
  });

  it('/metrics counts requests, each line as Prometheus reads it', async () => {
    await post(server, '/v1/validate', fixture.valid);
    const text = await (await get(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^fattura_http_requests_total\{operation="validate",status="200"\} [1-9]/m);
    const wrong = text
      .trimEnd()
      .split('\n')
      .filter(
        (line) =>
          !/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [-+.\deE]+)$/.test(line),
      );
    expect(wrong).toEqual([]);
  });

  it('counts of a histogram include those below', () => {
    const metrics = new Metrics([]);
    for (const seconds of [0.0005, 0.002, 100]) metrics.answered('validate', 200, seconds);
    const counts = [
      ...metricsText(metrics.snapshot()).matchAll(/le="(0\.001|0\.0025|30|\+Inf)"\} (\d+)/g),
    ].map(([, le, count]) => [le, count]);
    expect(counts).toEqual([
      ['0.001', '1'],
      ['0.0025', '2'],
      ['30', '2'],
      ['+Inf', '3'],
    ]);
  });
});

describe('a token', () => {
  it.each([
    [{}, 401],
    [{ authorization: 'Bearer wrong' }, 401],
    [{ authorization: `Basic ${TOKEN}` }, 401],
    [{ authorization: `Bearer ${TOKEN}` }, 200],
  ])('%j gives %i', async (headers, status) => {
    const answer = await post(closed, '/v1/validate', fixture.valid, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect((await get(`${closed.url}/metrics`, headers as Record<string, string>)).status).toBe(status);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is not needed for the state of the process and the reference', async () => {
    const statuses = ['/healthz', '/readyz', '/openapi.json', '/'].map(
      async (path) => (await get(`${closed.url}${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200]);
  });
});

describe('a host name', () => {
  it.each([
    ['localhost:1', 200],
    ['fattura.example', 200],
    ['evil.example', 403],
    ['10.0.0.1', 403],
  ])('%s gives %i', async (host, status) => {
    expect(await statusAs(host, `${closed.url}/healthz`)).toBe(status);
  });
});

describe('too much work', () => {
  it('is refused until there is room', () => {
    const admission = new Admission({ requests: 2, bytes: 100 });
    const codeOf = (bytes: number): string | null => {
      try {
        admission.enter(bytes)();
        return null;
      } catch (error) {
        return error instanceof Problem
          ? `${error.code} ${error.more.headers?.['retry-after']}`
          : String(error);
      }
    };
    const first = admission.enter(80);
    expect([codeOf(20), codeOf(21)]).toEqual([null, 'overloaded 1']);
    const second = admission.enter(1);
    expect([codeOf(1), admission.isFull]).toEqual(['overloaded 1', true]);
    first();
    first();
    expect([codeOf(99), admission.requests]).toEqual([null, 1]);
    second();
    // A single request of any size.
    expect(codeOf(1_000)).toBeNull();
    admission.stop();
    expect(codeOf(1)).toBe('stopping 1');
  });

  it('503 has Retry-After, and the connection stays usable', async () => {
    const small = await start({ queue: 1 });
    const { port } = new URL(small.url);
    // A request that has begun and not ended.
    const slow = connect(Number(port), '127.0.0.1');
    slow.write('POST /v1/validate HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n<a');
    await until(async () => (await get(`${small.url}/readyz`)).status === 503);
    const answer = await post(small, '/v1/validate', fixture.valid);
    expect([answer.status, problemIn(answer).code, answer.headers.get('retry-after')]).toEqual([
      503,
      'overloaded',
      '1',
    ]);
    slow.destroy();
    await until(async () => (await get(`${small.url}/readyz`)).status === 200);
    expect((await post(small, '/v1/validate', fixture.valid)).status).toBe(200);
  });
});

describe('a worker thread', () => {
  const workforce = (script: string, timeout = 5_000) =>
    threadedWorkforce(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
      threads: 1,
      timeout,
      maxBytes: 1,
    });
  const job = { args: [], files: [], second: null, explain: null };

  it('that takes too long is ended, and the next job has another one', async () => {
    const stuck = workforce(
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ args }) => { if (args.length > 0) for (;;); parentPort.postMessage({ code: 0 }); });",
      2_000,
    );
    await expect(stuck.perform({ ...job, args: ['loop'] })).rejects.toMatchObject({ reason: 'timeout' });
    expect(await stuck.perform(job)).toEqual({ code: 0 });
    await stuck.close();
  });

  it('that dies fails its own job only', async () => {
    const dying = workforce(
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ args }) => { if (args.length > 0) process.exit(3); parentPort.postMessage({ code: 0 }); });",
    );
    const [first, second] = await Promise.allSettled([
      dying.perform({ ...job, args: ['die'] }),
      dying.perform(job),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    await dying.close();
  });
});

it('the log names requests, and nothing of their content', async () => {
  await post(server, '/v1/validate?file=Secret-Name.xml', '<a>Secret content</a>', {
    'x-secret': 'Secret header',
  });
  await post(server, '/v1/convert', '<a>Secret content</a>');
  const lines = server
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({ event: 'request', path: '/v1/convert', status: 422 });
  expect(server.logged()).not.toMatch(/secret/i);
});

it('a stop completes what has begun', async () => {
  const stopping = await start();
  const { port } = new URL(stopping.url);
  const socket = connect(Number(port), '127.0.0.1');
  const body = fixture.valid;
  socket.write(
    `POST /v1/validate HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  await until(async () => /^fattura_requests_in_progress 1$/m.test(await textAt(`${stopping.url}/metrics`)));
  const stopped = stopping.close();
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('utf8');
  });
  const ended = once(socket, 'close');
  socket.write(body);
  await Promise.all([stopped, ended]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"verdict":"valid"/i);
  await expect(get(`${stopping.url}/healthz`)).rejects.toThrow();
});

type Wrong = readonly [line: string, named: string];

const wrong: readonly Wrong[] = [
  ['--port 65536', '65536'],
  ['--port x', '--port'],
  ['--threads 0', '--threads'],
  ['--queue 0', '--queue'],
  ['--timeout soon', '--timeout'],
  ['--max-size big', 'big'],
  ['--name http://x', '--name'],
  ['--token-env FATTURA_NONE', 'FATTURA_NONE'],
  ['--token-env SHORT', 'SHORT'],
  ['--host 192.0.2.1 --port 0', '192.0.2.1'],
  [`--port ${new URL(server.url).port}`, new URL(server.url).port],
  ['now', 'now'],
];

it.each(wrong)('fattura serve %s is wrong usage', async (line, named) => {
  const env = { LANG: 'en_GB.UTF-8', SHORT: 'short' };
  const { code, stdout, stderr } = await runCli(['serve', ...line.split(' ')], { env });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(named);
  expect(stderr).not.toMatch(/^\s+at /m);
});
