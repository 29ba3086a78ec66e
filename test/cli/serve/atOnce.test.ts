/** Answers to small files, which the server makes without a pause: they are those of the command, to the byte. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callInMemory } from '../../../src/cli/inMemory/memoryCall.ts';
import { main } from '../../../src/cli/main.ts';
import { operations } from '../../../src/cli/serve/operations.ts';
import { type Asked, Questions } from '../../../src/cli/serve/parameters.ts';
import { TurnQueue } from '../../../src/cli/serve/turnQueue.ts';
import { corpusBytes, corpusFiles, fixtureFiles } from '../../support/corpus.ts';
import { sampled } from '../../support/thorough.ts';
import { post, start } from './server.ts';

const server = await start({ queue: 1_000 });

interface Small {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const SMALL = 65_536;

function smallFiles(): readonly Small[] {
  const own = fixtureFiles().map(({ file, bytes }) => ({ name: basename(file), bytes }));
  const real = sampled(corpusFiles()).map(({ file }) => ({ name: basename(file), bytes: corpusBytes(file) }));
  return [...own, ...real].filter(({ bytes }) => bytes.length > 0 && bytes.length <= SMALL);
}

async function reportOf({ name, bytes }: Small, format: string): Promise<string> {
  const args = [
    'validate',
    '--no-config',
    '--lang=en',
    '--as-of=2026-06-15',
    `--format=${format}`,
    '--',
    name,
  ];
  const { stdout } = await callInMemory(main, { args, files: [{ name, content: bytes }] });
  return Buffer.from(stdout).toString('utf8');
}

/** Requests that are sent at the same time, which are checked in a row. */
const AT_A_TIME = 16;

it.each(['json', 'text', 'ndjson', 'sarif'])('as %s', { timeout: 120_000 }, async (format) => {
  const files = smallFiles();
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    const some = files.slice(at, at + AT_A_TIME);
    const query = `lang=en&as-of=2026-06-15&format=${format}`;
    const answers = await Promise.all(
      some.map(({ name, bytes }) =>
        post(server, `/v1/validate?${query}&file=${encodeURIComponent(name)}`, Buffer.from(bytes)),
      ),
    );
    for (const [index, file] of some.entries())
      expect(answers[index]?.text, file.name).toBe(await reportOf(file, format));
  }
});

describe('work of one turn', () => {
  const order: string[] = [];
  const step = (name: string) => (): string => {
    order.push(name);
    if (name === 'wrong') throw new Error(name);
    return name;
  };

  it('is done in a row, before the results are used', async () => {
    order.length = 0;
    const queue = new TurnQueue(() => false);
    const names = ['first', 'wrong', 'last'];
    const results = await Promise.allSettled(
      names.map((name) => queue.run(step(name)).finally(() => order.push(`after ${name}`))),
    );
    expect(order.slice(0, 3)).toEqual(names);
    expect(order.slice(3).toSorted()).toEqual(['after first', 'after last', 'after wrong']);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await queue.run(step('next'))).toBe('next');
  });

  it('lets others work after a row', async () => {
    order.length = 0;
    const queue = new TurnQueue(() => false);
    const names = Array.from({ length: 40 }, (_, at) => String(at));
    const done = Promise.all(names.map((name) => queue.run(step(name))));
    await new Promise<void>((resolve) => {
      setImmediate(() => setImmediate(resolve));
    });
    expect(order.length).toBeLessThan(names.length);
    expect(await done).toEqual(names);
    expect(order).toEqual(names);
  });

  it('is done at once if no other request can arrive', async () => {
    order.length = 0;
    const done = new TurnQueue(() => true).run(step('alone'));
    expect(order).toEqual(['alone']);
    expect(await done).toBe('alone');
  });
});

describe('questions', () => {
  const [validate] = operations;
  if (validate === undefined) throw new Error('there are operations');
  const questions = () => new Questions(validate, { language: 'it', maxBytes: 1_000 });

  it('are read once, whatever the name of the file', () => {
    const kept = questions();
    const ask = (query: string, headers = {}): Asked => kept.asked(query, headers).asked;
    expect(ask('as-of=2026-06-15&file=a.xml')).toBe(ask('file=b%20c.xml&as-of=2026-06-15'));
    expect(ask('')).toBe(ask('file=a.xml'));
    expect(ask('')).not.toBe(ask('', { accept: 'text/plain' }));
    expect(ask('')).not.toBe(ask('', { 'accept-language': 'en' }));
    expect(kept.asked('f%69le=a%2Bb.xml', {})).toMatchObject({
      file: 'a+b.xml',
      asked: { args: expect.arrayContaining(['--lang=it', '--max-size=1000']) },
    });
  });

  it.each(['file=a.xml&file=b.xml', 'unknown=1', 'as-of=2026-06-15&as-of=2026-06-16'])(
    'are refused each time: %s',
    (query) => {
      const kept = questions();
      for (let time = 0; time < 2; time += 1) expect(() => kept.asked(query, {})).toThrow();
    },
  );

  it('are forgotten: the oldest, and long ones', () => {
    const kept = questions();
    const ask = (query: string): Asked => kept.asked(query, {}).asked;
    const first = ask('ignore=Q-0');
    expect(ask('ignore=Q-0')).toBe(first);
    for (let n = 1; n <= 64; n += 1) ask(`ignore=Q-${n}`);
    expect(ask('ignore=Q-0')).not.toBe(first);
    const long = `ignore=Q-${'A'.repeat(2_000)}`;
    expect(ask(long)).not.toBe(ask(long));
  });
});
