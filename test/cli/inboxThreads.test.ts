/** Worker threads read the files of `inbox` like the main thread, even if some of the threads fail. */
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { afterTaken, eachLine, type FactLines, type Job, takenOf } from '../../src/cli/inbox/factLines.ts';
import { readBatches } from '../../src/cli/inbox/reading.ts';
import { InterruptedError } from '../../src/cli/process/io.ts';
import { OWN, sdiMessage, sent } from '../support/inboxFiles.ts';
import { programs } from '../support/programs/index.ts';
import { zipOf } from '../support/zipBuilder.ts';
import { folderWith } from './runCli.ts';

interface Batch {
  readonly jobs: readonly Job[];
}

const stemOf = (number: number): string => `IT${OWN}_${String(number).padStart(5, '0')}`;

/** Loose files in batches of five, a large archive, and a file that is not there. */
function batches(): readonly Batch[] {
  const loose = Array.from({ length: 40 }, (_, at) => [`${stemOf(at)}.xml`, sent(String(at))] as const);
  const inside = Array.from({ length: 600 }, (_, at) => ({
    name: `${stemOf(at + 100)}_RC_001.xml`,
    content: sdiMessage('RC', { name: `${stemOf(at + 100)}.xml`, id: String(at) }),
  }));
  const folder = folderWith({ ...Object.fromEntries(loose), 'a.zip': zipOf(inside), 'b.xml.p7m': 'MIIB' });
  const names = [...loose.map(([name]) => name), 'b.xml.p7m', 'missing.xml'];
  const jobs = names.map((name) => ({ name, path: join(folder, name) }));
  const groups = Array.from({ length: Math.ceil(jobs.length / 5) }, (_, at) =>
    jobs.slice(at * 5, at * 5 + 5),
  );
  return [
    ...groups.map((some) => ({ jobs: some })),
    { jobs: [{ name: 'a.zip', path: join(folder, 'a.zip') }] },
  ];
}

/** Every line and every unread file, by its batch. */
async function read(
  all: readonly Batch[],
  worker: URL | null,
  interrupted = new AbortController().signal,
): Promise<readonly (readonly [number, readonly string[]])[]> {
  const found = all.map((): string[] => []);
  const take = (batch: Batch, lines: FactLines): void => {
    const texts = found[all.indexOf(batch)];
    for (const { job, path, reason } of lines.unread) texts?.push(`${job} ${path} ${reason}`);
    let at = 0;
    eachLine(lines, (bytes, keys, archives) => {
      const text = Buffer.from(lines.text.subarray(at, at + bytes)).toString();
      at += bytes;
      // A file that was just written is read again by the next run; the time decides from when on it is not.
      const line = text.replace(/"changed":[-\d.]+/, '');
      texts?.push(`${line} ${[...keys].join()} ${[...archives].join()}`);
    });
  };
  async function* given(): AsyncGenerator<Batch> {
    yield* all;
  }
  await readBatches(given(), { io: { interrupted, worker }, maxBytes: 1e6, take, patience: -1 });
  return [...found.entries()];
}

/** A worker that ends at its message of this number. */
async function dyingAt(number: number): Promise<URL> {
  const path = join(folderWith(), 'worker.mjs');
  const real = JSON.stringify(pathToFileURL((await programs()).inboxWorker).href);
  const source = `import { parentPort } from 'node:worker_threads';
    let count = 0;
    parentPort.on('message', () => { if (++count === ${number}) process.exit(3); });
    await import(${real});`;
  writeFileSync(path, source);
  return pathToFileURL(path);
}

it.each([
  [{ lines: 0, unread: 0 }, 'aabbbc', [1, 2], ['x', 'y']],
  [{ lines: 1, unread: 1 }, 'bbbc', [2], ['y']],
  [{ lines: 2, unread: 0 }, 'c', [], ['x', 'y']],
  [{ lines: 5, unread: 5 }, '', [], []],
])('the rest of lines after %j', (taken, text, keys, unread) => {
  const lines: FactLines = {
    text: Buffer.from('aabbbc'),
    numbers: Int32Array.of(2, 1, 0, 1, 3, 0, 1, 2, 1, 0, 0),
    unread: ['x', 'y'].map((path) => ({ path, reason: 'size', job: 0 })),
    isLast: true,
  };
  const rest = afterTaken(lines, taken);
  const found: number[] = [];
  eachLine(rest, (_, own, archives) => found.push(...own, ...archives));
  expect([Buffer.from(rest.text).toString(), found, rest.unread.map(({ path }) => path)]).toEqual([
    text,
    keys,
    unread,
  ]);
  expect(takenOf(lines, taken)).toEqual({ lines: taken.lines + 3, unread: taken.unread + 2 });
});

describe('reading on all cores', () => {
  it('gives the same lines', async () => {
    const all = batches();
    const here = await read(all, null);
    const threads = new BroadcastChannel('fattura-inbox-worker');
    const answered = new Promise((resolve) => threads.addEventListener('message', resolve));
    expect(await read(all, pathToFileURL((await programs()).inboxWorker))).toEqual(here);
    await answered;
    threads.close();
    expect(here.flatMap(([, texts]) => texts).filter((text) => text.startsWith('{'))).toHaveLength(641);
    expect(here.flatMap(([, texts]) => texts).filter((text) => !text.startsWith('{'))).toEqual([
      '0 b.xml.p7m structure',
      '1 missing.xml ENOENT',
    ]);
  });

  it.each([1, 2, 3, 5])('gives the same lines if threads end at message %d', async (number) => {
    const all = batches();
    // The archive first: it takes several messages.
    const archiveFirst = [...all].reverse();
    expect(await read(archiveFirst, await dyingAt(number))).toEqual(await read(archiveFirst, null));
  });

  it('gives the same lines if a file becomes older meanwhile', async () => {
    const all = [...batches()].reverse();
    const [archive] = all[0]?.jobs ?? [];
    // The lines of an older file are longer, so that fewer are in a batch.
    const now = new Date();
    const path = archive?.path ?? '';
    const found: string[] = [];
    utimesSync(path, now, now);
    async function* given(): AsyncGenerator<Batch> {
      yield* all;
    }
    await readBatches(given(), {
      io: { interrupted: new AbortController().signal, worker: await dyingAt(3) },
      maxBytes: 1e6,
      patience: -1,
      take: (batch, lines) => {
        if (batch === all[0]) utimesSync(path, new Date('2026-01-01'), new Date('2026-01-01'));
        if (batch === all[0]) found.push(...Buffer.from(lines.text).toString().split('\n').filter(Boolean));
      },
    });
    const parts = found.map((text) => (JSON.parse(text) as { part?: number }).part ?? 0);
    expect(parts).toEqual(Array.from({ length: 600 }, (_, at) => at));
  });

  it('gives the same lines if no thread can be started', async () => {
    const all = batches();
    expect(await read(all, new URL('./missing.mjs', import.meta.url))).toEqual(await read(all, null));
  });

  it('stops on Ctrl-C', async () => {
    const stop = new AbortController();
    const real = pathToFileURL((await programs()).inboxWorker);
    async function* endless(): AsyncGenerator<Batch> {
      const [batch] = batches();
      for (let at = 0; batch !== undefined; at += 1) {
        if (at === 100) stop.abort();
        yield batch;
      }
    }
    const io = { interrupted: stop.signal, worker: real };
    const run = readBatches(endless(), { io, maxBytes: 1e6, take: () => {}, patience: -1 });
    await expect(run).rejects.toBeInstanceOf(InterruptedError);
  });
});
