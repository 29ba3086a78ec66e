/** Answers of a stream: what is ready does not wait for a file that takes its time. */
import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import type { Done } from '../../../src/cli/inMemory/job.ts';
import { answersOf, type Line, type LineContext } from '../../../src/cli/serve/lines.ts';
import { operations } from '../../../src/cli/serve/operations.ts';
import { askedOf } from '../../../src/cli/serve/parameters.ts';
import { fixture } from '../fixtures.ts';
import { start } from './server.ts';

const done = (text: string): Done => ({ code: 0, stdout: Buffer.from(text), stderr: '', report: null });

/** A context in which `slow.xml` is ready when it is released. */
function contextWith(ahead: number): { readonly context: LineContext; release(): void } {
  const operation = operations.find(({ name }) => name === 'convert');
  if (operation === undefined) throw new Error('convert is an operation');
  let release: (done: Done) => void = () => {};
  const slow = new Promise<Done>((resolve) => {
    release = resolve;
  });
  const perform = async ({ files: [file] }: { files: { name: string }[] }): Promise<Done> =>
    file?.name === 'slow.xml' ? slow : done('{}');
  const context = {
    operation,
    asked: askedOf(operation, new URLSearchParams(), {}),
    executor: { workforce: { perform }, quick: {}, timeout: 1000 },
    id: '1',
    ahead,
    onBug: () => {},
  } as unknown as LineContext;
  return { context, release: () => release(done('{}')) };
}

const batch = (...names: string[]): readonly Line[] =>
  names.map((name, at) => ({ file: { name, content: Buffer.from('<a/>') }, number: at + 1 }));

const namesIn = (text: unknown): readonly string[] =>
  String(text)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).file);

/** Never ends, like a client that waits. */
const waiting = new Promise<never>(() => {});

async function* arriving(
  ...batches: readonly (readonly Line[] | Promise<never>)[]
): AsyncGenerator<readonly Line[]> {
  for (const one of batches) yield await one;
}

it('the answer of a file arrives before the next one of the same chunk is made', async () => {
  const { context, release } = contextWith(1);
  const answers = answersOf(arriving(batch('a.xml', 'b.xml', 'slow.xml', 'c.xml')), context);
  expect(namesIn((await answers.next()).value)).toEqual(['a.xml', 'b.xml']);
  release();
  let rest = '';
  for await (const text of answers) rest += text;
  expect(namesIn(rest)).toEqual(['slow.xml', 'c.xml']);
});

it.each<
  readonly [what: string, batches: readonly (readonly string[])[], answers: readonly (readonly string[])[]]
>([
  ['one file', [['a.xml']], [['a.xml']]],
  ['files that arrive together', [['a.xml', 'b.xml', 'c.xml']], [['a.xml', 'b.xml', 'c.xml']]],
  ['more files than are made at once', [['a', 'b', 'c', 'd', 'e', 'f']], [['a', 'b', 'c', 'd', 'e', 'f']]],
  ['files one after the other', [['a.xml'], ['b.xml']], [['a.xml'], ['b.xml']]],
  ['a file before one that takes its time', [['a.xml', 'slow.xml']], [['a.xml']]],
])('answers do not wait for the next file: %s', async (_what, batches, expected) => {
  const { context } = contextWith(4);
  const answers = answersOf(arriving(...batches.map((names) => batch(...names)), waiting), context);
  for (const names of expected) expect(namesIn((await answers.next()).value)).toEqual(names);
});

it('a file that takes its time is answered before the next one arrives, and in order', async () => {
  const { context, release } = contextWith(4);
  const answers = answersOf(arriving(batch('slow.xml'), batch('b.xml'), waiting), context);
  const first = answers.next();
  expect(await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 50, 'none'))])).toBe('none');
  release();
  expect(namesIn((await first).value)).toEqual(['slow.xml', 'b.xml']);
});

it.each(['/v1/validate', '/v1/convert'])('%s: a client may send a line after each answer', async (path) => {
  const { url } = await start();
  const headers = { 'content-type': 'application/x-ndjson' };
  const sent = httpRequest(`${url}${path}`, { method: 'POST', headers });
  const names = ['a.xml', 'b.xml', 'c.xml'];
  const send = (file: string): boolean => sent.write(`${JSON.stringify({ file, content: fixture.valid })}\n`);
  const found = await new Promise<readonly string[]>((resolve, reject) => {
    const answered: string[] = [];
    sent.on('error', reject).on('response', (response) => {
      response.on('data', (text: Buffer) => {
        answered.push(...namesIn(text));
        const next = names[answered.length];
        if (next === undefined) sent.end();
        else send(next);
      });
      response.on('end', () => resolve(answered));
    });
    send('a.xml');
  });
  expect(found).toEqual(names);
});
