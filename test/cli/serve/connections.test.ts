/** Requests that are not HTTP, break off or stop arriving: each is answered with a problem. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fixture } from '../fixtures.ts';
import { start } from './server.ts';

const server = await start();
const hasty = await start({ idle: 300 });

interface Received {
  readonly status: number;
  readonly code: string | undefined;
  readonly head: string;
  readonly body: string;
}

/** Everything that a server answers until it closes the connection. */
async function sent(url: string, parts: readonly string[], { ends = false } = {}): Promise<Received> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  for (const part of parts) {
    socket.write(part);
    await sleep(50);
  }
  if (ends) socket.end();
  await closed;
  const last = text.lastIndexOf('HTTP/1.1 ');
  const [head = '', body = ''] = text.slice(Math.max(last, 0)).split('\r\n\r\n');
  const problem = /^content-type: application\/problem\+json/im.test(head) ? JSON.parse(body) : {};
  return { status: Number(head.split(' ')[1] ?? 0), code: problem.code, head, body };
}

const HEAD = 'POST /v1/validate HTTP/1.1\r\nHost: localhost\r\n';
const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n`;

type Row = readonly [
  what: string,
  parts: readonly string[],
  expected: readonly [status: number, code: string],
];

const broken: readonly Row[] = [
  ['no HTTP', ['hello\r\n\r\n'], [400, 'unparsable']],
  ['an invalid header', [`${GET}a b: c\r\n\r\n`], [400, 'unparsable']],
  ['no HTTP after an answer', [`${GET}\r\n`, 'hello\r\n\r\n'], [400, 'unparsable']],
  [
    'an invalid path',
    ['GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    [400, 'unparsable'],
  ],
  [
    'a long path',
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    [431, 'headers_too_large'],
  ],
  ['a long header', [`${GET}x: ${'x'.repeat(20_000)}\r\n\r\n`], [431, 'headers_too_large']],
  ['an unknown expectation', [`${GET}Expect: nonsense\r\nConnection: close\r\n\r\n`], [417, 'expectation']],
  ['a wrong chunk', [`${CHUNKED}\r\n`, 'zz\r\n<a/>\r\n0\r\n\r\n'], [400, 'unparsable']],
];

const ending: readonly Row[] = [
  ['within a chunk', [`${CHUNKED}\r\n`, '10\r\n<a/>'], [400, 'unparsable']],
  ['within a body', [`${HEAD}Content-Length: 10\r\n\r\n`, '<a/>'], [400, 'unparsable']],
  ['within the headers', [HEAD], [400, 'unparsable']],
];

const stalled: readonly Row[] = [
  ['within the headers', [HEAD], [408, 'request_timeout']],
  ['within the body', [`${HEAD}Content-Length: 10\r\n\r\n`, '<a/>'], [408, 'request_timeout']],
  ['within a chunk', [`${CHUNKED}\r\n`, '10\r\n<a/>'], [408, 'request_timeout']],
];

describe('a request', () => {
  it.each(broken)('with %s', async (_what, parts, expected) => {
    const { status, code } = await sent(server.url, parts);
    expect([status, code]).toEqual(expected);
  });

  it.each(ending)('that ends %s', async (_what, parts, expected) => {
    const { status, code } = await sent(server.url, parts, { ends: true });
    expect([status, code]).toEqual(expected);
  });

  it.each(stalled)('that stops %s', async (_what, parts, expected) => {
    const { status, code } = await sent(hasty.url, parts);
    expect([status, code]).toEqual(expected);
  });
});

it('a stream that stops has the problem as its last line', async () => {
  const line = `${JSON.stringify({ file: 'a.xml', content: fixture.valid })}\n`;
  const head = `${CHUNKED}Content-Type: application/x-ndjson\r\n\r\n`;
  const { body } = await sent(hasty.url, [head, `${Buffer.byteLength(line).toString(16)}\r\n${line}\r\n`]);
  const lines = body.split(/\r?\n/).filter((text) => text.startsWith('{'));
  expect(lines.map((text) => JSON.parse(text))).toMatchObject([
    { file: 'a.xml', exitCode: 0 },
    { file: null, problem: { code: 'request_timeout' } },
  ]);
});

it('a request at work keeps its connection', async () => {
  const script =
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ code: 0, stdout: Buffer.from('{}'), stderr: '', report: null }), 1000));";
  const worker = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const slow = await start({ idle: 200 }, worker);
  const response = await fetch(`${slow.url}/v1/convert`, { method: 'POST', body: fixture.valid });
  expect([response.status, await response.text()]).toEqual([200, '{}']);
});

it('a connection without a request is closed without an answer', async () => {
  expect((await sent(hasty.url, [])).head).toBe('');
});

it('each is logged by its id, and nothing of its content', async () => {
  const logging = await start();
  const { head } = await sent(logging.url, ['Secret\r\n\r\n']);
  await sent(logging.url, [`${CHUNKED}\r\n`, '10\r\nSecret'], { ends: true });
  const lines = logging
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { event: 'refused', status: 400, code: 'unparsable', id: /x-request-id: (\S+)/.exec(head)?.[1] },
    { event: 'request', status: 400, path: '/v1/validate' },
  ]);
  expect(logging.logged()).not.toMatch(/secret/i);
});
