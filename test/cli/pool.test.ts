import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findInputs, type Input } from '../../src/cli/files/find.ts';
import { InterruptedError, type Io } from '../../src/cli/process/io.ts';
import { checkAll } from '../../src/cli/validate/checkAll.ts';
import { inOrder } from '../../src/cli/validate/checkInPool.ts';
import type { CheckSettings } from '../../src/cli/validate/settings.ts';
import { type Checked, combine } from '../../src/cli/validate/tally.ts';
import { programs } from '../support/programs/index.ts';
import { fixture } from './fixtures.ts';
import { folderWith } from './runCli.ts';

const settings: CheckSettings = {
  format: 'text',
  language: 'en',
  colour: false,
  width: 80,
  quiet: false,
  explainCoverage: false,
  annotations: false,
  artifacts: {},
  rules: {},
  signatures: { trust: null, cwd: '.', asOf: '2026-06-15', asOfIsToday: true },
  failOn: 'error',
  documentation: null,
  maxBytes: 1_000_000,
  engine: 'auto',
  schema: null,
};

const dying = new URL('./dyingWorker.mjs', import.meta.url);

const io = (
  entry: URL | null,
  interrupted = new AbortController().signal,
): Pick<Io, 'stdin' | 'interrupted' | 'worker'> => ({
  stdin: {
    isTTY: false,
    async *chunks() {
      yield new TextEncoder().encode(fixture.valid);
    },
  },
  interrupted,
  worker: entry,
});

async function* named(...names: readonly string[]): AsyncGenerator<Input> {
  for (const name of names) yield { name, path: name, below: name };
}

async function collect(checked: AsyncIterable<Checked>): Promise<Checked> {
  const all: Checked[] = [];
  for await (const some of checked) all.push(some);
  return combine(all, '');
}

const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `file ${index}`);

describe('checking on all cores', () => {
  it('gives the same results as checking in the main thread, in the same order', async () => {
    const folder = folderWith(
      Object.fromEntries(
        numbers(40).map((name, index) => [
          `${name}.xml`,
          [fixture.valid, fixture.rejected, fixture.simplified, '']['0123'.indexOf(String(index % 4))] ?? '',
        ]),
      ),
    );
    const find = () => findInputs(['.', '-', join('.', 'file 1.xml')], { cwd: folder, onProblem: () => {} });
    const here = await collect(checkAll(find(), settings, io(null), { patience: -1 }));
    const threads = new BroadcastChannel('fattura-real-worker');
    const answered = new Promise((resolve) => threads.addEventListener('message', resolve));
    const real = pathToFileURL((await programs()).checkWorker);
    const pooled = await collect(checkAll(find(), settings, io(real), { patience: -1 }));
    expect(here.tally).toMatchObject({ summary: { files: 42, rejected: 21, unreadable: 0 }, exitCode: 1 });
    expect(pooled).toEqual(here);
    // Ten of each of two invoices, and standard input: all except the first of each are copies.
    expect([...here.text.matchAll(/00404/g)]).toHaveLength(19);
    await answered;
    threads.close();
  });

  it('keeps the order and finishes the other files when workers die', async () => {
    const names = numbers(300);
    const culprits = [0, 17, 18, 150, 299].map((index) => names[index]);
    const inputs = named(
      ...names.map((name, index) =>
        culprits.includes(name) ? `${name} ${index % 2 ? 'exit' : 'throw'}` : name,
      ),
    );
    const all = await collect(checkAll(inputs, settings, io(dying), { patience: -1 }));
    expect(all.tally).toMatchObject({ summary: { files: 300, valid: 295, unreadable: 5 }, exitCode: 70 });
    expect([...all.text.matchAll(/file \d+/g)].map(([name]) => name)).toEqual(names);
    expect(all.bugs.map(({ file = '' }) => file.replace(/ (?:exit|throw)$/, ''))).toEqual(culprits);
    expect(all.bugs[0]?.what).toContain('on purpose');
  });

  it('stops on Ctrl-C', async () => {
    const controller = new AbortController();
    async function* endless(): AsyncGenerator<Input> {
      for (let index = 0; ; index += 1) {
        if (index === 5_000) controller.abort();
        yield { name: String(index), path: String(index), below: '' };
      }
    }
    const run = collect(checkAll(endless(), settings, io(dying, controller.signal), { patience: -1 }));
    await expect(run).rejects.toBeInstanceOf(InterruptedError);
  });

  it('works without threads if none can be started', async () => {
    const folder = folderWith({ 'a.xml': fixture.valid, 'b.xml': fixture.rejected });
    const find = () => findInputs(['.'], { cwd: folder, onProblem: () => {} });
    const all = await collect(
      checkAll(find(), settings, io(new URL('./missing.mjs', import.meta.url)), { patience: -1 }),
    );
    expect(all.tally).toMatchObject({ summary: { valid: 1, rejected: 1 }, exitCode: 1 });
  });
});

describe('tasks in order', () => {
  it('run ahead no further than the window, even with a slow task', async () => {
    let running = 0;
    let most = 0;
    async function* tasks(): AsyncGenerator<() => Promise<number>> {
      for (let index = 0; index < 50; index += 1) {
        yield async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, index % 7 === 0 ? 8 : 1));
          running -= 1;
          return index;
        };
      }
    }
    const results: number[] = [];
    for await (const result of inOrder(tasks(), 6)) results.push(result);
    expect(results).toEqual(Array.from({ length: 50 }, (_, index) => index));
    expect(most).toBeLessThanOrEqual(6);
    expect(most).toBeGreaterThan(3);
  });

  it('pass a failure on in order', async () => {
    async function* tasks(): AsyncGenerator<() => Promise<string>> {
      yield async () => 'first';
      yield async () => {
        throw new Error('second');
      };
    }
    const results: string[] = [];
    const run = (async () => {
      for await (const result of inOrder(tasks(), 4)) results.push(result);
    })();
    await expect(run).rejects.toThrow('second');
    expect(results).toEqual(['first']);
  });
});
