/** The journal of `inbox`: added facts are read back even if its file is damaged or deleted. */
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachLine, type FactLines } from '../../src/cli/inbox/factLines.ts';
import { Groups } from '../../src/cli/inbox/groups.ts';
import { IndexError, Journal } from '../../src/cli/inbox/journal.ts';
import { NumberList, NumberMap } from '../../src/cli/inbox/numbers.ts';
import type { InboxRow } from '../../src/cli/inbox/rows.ts';
import { SortedRows } from '../../src/cli/inbox/sortedRows.ts';
import { folderWith } from './runCli.ts';

const STATE = { size: 1, mtimeMs: 1_000, ino: 1 } as Parameters<Journal['find']>[1];

interface LineBrief {
  readonly part?: number;
  readonly last?: boolean;
  readonly length?: number;
}

/** A line with a receipt, whose path tells them apart. */
function lineOf(below: string, { part = 0, last = true, length = 1 }: LineBrief = {}): string {
  const file = { kind: 'receipt', path: `${below}#${part}`, type: 'x'.repeat(length), at: null, files: [] };
  const state = { size: STATE.size, changed: STATE.mtimeMs, inode: STATE.ino };
  const head = {
    below,
    ...(part === 0 ? {} : { part }),
    ...state,
    keys: [part],
    archives: [],
    unread: [],
    last,
  };
  return `${JSON.stringify({ ...head, file })}\n`;
}

function linesOf(texts: readonly string[]): FactLines {
  return {
    text: new TextEncoder().encode(texts.join('')),
    numbers: Int32Array.from(texts.flatMap((text, at) => [Buffer.byteLength(text), 1, 0, at])),
    unread: [],
    isLast: true,
  };
}

const add = (journal: Journal, ...names: readonly string[]): readonly number[] =>
  journal.append(linesOf(names.map((name) => lineOf(name))));
const journalAt = (path: string | null): Journal => new Journal(path, '/folder', 1);
const placeIn = (folder: string): string => join(folder, 'index', 'a.ndjson');
const pathOf = (journal: Journal, place = Number.NaN): string | undefined => journal.facts(place)?.path;
const found = (journal: Journal, name: string): readonly (string | undefined)[] | null =>
  journal.find(name, STATE)?.map(({ place }) => pathOf(journal, place)) ?? null;
const NUMBERED = Array.from({ length: 2_500 }, (_, at) => String(at));

describe('a journal', () => {
  it.each([1, 300_000])('has the facts of each file, with lines of %d characters', (length) => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    const names = ['a', '"b",\u2028', 'c/ü', '\udc80'];
    const places = first.append(linesOf(names.map((name) => lineOf(name, { length }))));
    const paths = names.map((name) => `${name}#0`);
    expect(places.map((place) => pathOf(first, place))).toEqual(paths);
    expect(first.finish()).toBeNull();
    const second = journalAt(path);
    expect(names.map((name) => second.mayHave(name))).toEqual(names.map(() => true));
    expect(names.map((name) => found(second, name))).toEqual(paths.map((one) => [one]));
    expect([second.mayHave('d'), second.find('d', STATE)]).toEqual([false, null]);
    second.close();
  });

  it.each<[string, readonly (readonly [string, LineBrief])[], readonly string[] | null]>([
    [
      'all lines of an archive',
      [
        ['a', { last: false }],
        ['a', { part: 1, last: false }],
        ['a', { part: 2 }],
      ],
      ['a#0', 'a#1', 'a#2'],
    ],
    [
      'lines of another file between them',
      [
        ['a', { last: false }],
        ['b', {}],
        ['a', { part: 1 }],
      ],
      ['a#0', 'a#1'],
    ],
    [
      'an archive without its last line',
      [
        ['a', { last: false }],
        ['a', { part: 1, last: false }],
      ],
      null,
    ],
    ['an archive without its first line', [['a', { part: 1 }]], null],
    [
      'a later version with fewer files',
      [
        ['a', { last: false }],
        ['a', { part: 1 }],
        ['a', {}],
      ],
      ['a#0'],
    ],
  ])('%s', (_, lines, expected) => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    first.append(linesOf(lines.map(([name, brief]) => lineOf(name, brief))));
    first.finish();
    const second = journalAt(path);
    expect(found(second, 'a')).toEqual(expected);
    second.close();
  });

  it('does not mix the lines of two versions of an archive', () => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    first.append(linesOf([lineOf('a', { last: false }), lineOf('a', { part: 1 })]));
    const next = lineOf('a', { last: false }).replace('"size":1', '"size":2');
    first.append(linesOf([next]));
    first.finish();
    for (const size of [1, 2]) {
      const second = journalAt(path);
      expect(second.find('a', { ...STATE, size })).toBeNull();
      second.close();
    }
  });

  it('keeps what it cannot write in memory, however much it is', () => {
    const folder = folderWith({ index: 'a file' });
    const journal = journalAt(placeIn(folder));
    const places = add(journal, ...NUMBERED);
    expect(places.map((place) => pathOf(journal, place))).toEqual(NUMBERED.map((name) => `${name}#0`));
    expect(journal.finish()).toMatch(/^E(?:EXIST|NOTDIR)$/);
  });

  it('without a path is a temporary file', () => {
    const journal = journalAt(null);
    const places = add(journal, ...NUMBERED);
    expect(places.map((place) => pathOf(journal, place))).toEqual(NUMBERED.map((name) => `${name}#0`));
    expect(places[0]).toBe(0);
    expect(journal.finish()).toBeNull();
  });

  it('of two processes at once: each reads its own, and the next run both', () => {
    const path = placeIn(folderWith());
    const [one, other] = [journalAt(path), journalAt(path)];
    const added = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => {
      const journal = at % 2 === 0 ? one : other;
      return { journal, place: add(journal, name)[0], name };
    });
    for (const { journal, place, name } of added) expect(pathOf(journal, place)).toBe(`${name}#0`);
    expect([one.finish(), other.finish()]).toEqual([null, null]);
    const next = journalAt(path);
    // The one that created its file last has replaced the other, whose lines are read again.
    expect(added.filter(({ name }) => next.find(name, STATE) !== null).length).toBeGreaterThanOrEqual(3);
    next.close();
  });

  it('of two processes that append to one file', () => {
    const path = placeIn(folderWith());
    const before = journalAt(path);
    add(before, '0');
    before.finish();
    const [one, other] = [journalAt(path), journalAt(path)];
    const names = ['a', 'b', 'c', 'd'];
    for (const [at, name] of names.entries()) {
      const journal = at % 2 === 0 ? one : other;
      expect(pathOf(journal, add(journal, name)[0])).toBe(`${name}#0`);
    }
    one.finish();
    other.finish();
    const next = journalAt(path);
    for (const name of ['0', ...names]) expect(next.find(name, STATE)).not.toBeNull();
    next.close();
  });

  it('a cut last line does not damage the next one', () => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    add(first, 'a');
    first.finish();
    appendFileSync(path, '{"below":"b","si');
    const second = journalAt(path);
    add(second, 'c');
    second.finish();
    const third = journalAt(path);
    expect([...'abc'].filter((name) => third.find(name, STATE) !== null)).toEqual(['a', 'c']);
    third.close();
  });

  it('says that its file was damaged while it was read', () => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    first.append(linesOf(['a', 'b'].map((name) => lineOf(name, { length: 2_000_000 }))));
    first.finish();
    const second = journalAt(path);
    const [entry] = second.find('a', STATE) ?? [];
    second.find('b', STATE);
    truncateSync(path, 50);
    expect(() => second.facts(entry?.place ?? Number.NaN)).toThrow(IndexError);
    second.close();
  });

  it('is written anew without the lines of files that are gone', () => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    add(first, ...NUMBERED);
    first.finish();
    const second = journalAt(path);
    for (const name of NUMBERED.slice(0, 3)) second.find(name, STATE);
    add(second, 'new');
    expect(second.finish()).toBeNull();
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(6);
    const third = journalAt(path);
    expect(['0', 'new'].map((name) => found(third, name))).toEqual([['0#0'], ['new#0']]);
    third.close();
  });

  it('is not written anew while its files are there', () => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    add(first, ...NUMBERED);
    first.finish();
    const before = readFileSync(path, 'utf8');
    const second = journalAt(path);
    for (const name of NUMBERED) second.find(name, STATE);
    expect([second.finish(), readFileSync(path, 'utf8') === before]).toEqual([null, true]);
  });

  it('of another version is replaced', () => {
    const path = placeIn(folderWith({ 'index/a.ndjson': '' }));
    writeFileSync(path, `{"fattura":"inbox","version":1}\n${lineOf('a')}`);
    const journal = journalAt(path);
    expect(journal.find('a', STATE)).toBeNull();
    add(journal, 'b');
    expect(journal.finish()).toBeNull();
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
  });
});

it('the numbers of lines', () => {
  const seen: unknown[] = [];
  const lines = { ...linesOf([]), numbers: Int32Array.of(10, 2, 1, 7, 8, 9, 20, 0, 0) };
  eachLine(lines, (bytes, keys, archives) => seen.push([bytes, [...keys], [...archives]]));
  expect(seen).toEqual([
    [10, [7, 8], [9]],
    [20, [], []],
  ]);
});

const OF_53_BITS = (size: number) => new Float64Array(size);
const OF_32_BITS = (size: number) => new Int32Array(size);

describe('numbers in typed arrays', () => {
  it.each([
    [53, OF_53_BITS, 2 ** 40],
    [32, OF_32_BITS, 2 ** 20],
  ] as const)('of %i bits are those of a map', (_bits, make, far) => {
    const keys = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom('set', 'delete')), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(keys, (steps) => {
        const map = new NumberMap<Float64Array | Int32Array>(make);
        const expected = new Map<number, number>();
        for (const [at, [key, step]] of steps.entries()) {
          // Keys of one slot among them.
          const spread = (key % 4) * far + key;
          if (step === 'set') map.set(spread, at);
          else map.delete(spread);
          if (step === 'set') expected.set(spread, at);
          else expected.delete(spread);
        }
        for (let key = 0; key <= 40; key += 1) {
          const spread = (key % 4) * far + key;
          expect(map.get(spread)).toBe(expected.get(spread));
        }
      }),
    );
  });

  it('of any count', () => {
    const [list, map] = [new NumberList(), new NumberMap(OF_53_BITS)];
    for (let at = 0; at < 5_000; at += 1) {
      expect(list.push(at * 3)).toBe(at);
      map.set(at * 2 ** 33, at);
    }
    expect([list.length, list.at(4_999), map.get(4_999 * 2 ** 33), map.get(1)]).toEqual([
      5_000,
      14_997,
      4_999,
      undefined,
    ]);
  });
});

describe('rows in order', () => {
  const row = (direction: InboxRow['direction'], date: string, number: string): InboxRow =>
    ({ direction, date, number, file_name: '\udc80', file: null }) as InboxRow;

  it.each([0, 1, 10, 9_001])('of %d, more than once', (count) => {
    const rows = new SortedRows();
    const directions = ['received', null, 'sent'] as const;
    for (let at = 0; at < count; at += 1) {
      const number = (at * 7_919) % 10_007;
      rows.add(row(directions[number % 3] ?? null, `2026-01-${10 + (number % 7)}`, String(number)));
    }
    const order = (one: InboxRow): string =>
      `${['sent', 'received', null].indexOf(one.direction)} ${one.date} ${one.number}`;
    const read = [...rows].map(order);
    expect(rows.length).toBe(count);
    expect(read).toHaveLength(count);
    expect(new Set(read).size).toBe(count);
    expect(read).toEqual([...read].sort());
    expect([...rows].map(order)).toEqual(read);
    rows.close();
  });

  it('equal ones stay as they were added', () => {
    const rows = new SortedRows();
    for (let at = 0; at < 8_500; at += 1) rows.add({ ...row('sent', '', ''), total: String(at) });
    const totals = [...rows].map(({ total }) => Number(total));
    expect(totals).toEqual(totals.map((_, at) => at));
    rows.close();
  });
});

describe('groups', () => {
  const cases: readonly (readonly [
    string,
    readonly (readonly number[])[],
    readonly (readonly number[])[],
  ])[] = [
    ['nothing', [], []],
    ['no keys', [[], []], [[0], [1]]],
    ['a common key', [[1], [2], [1]], [[0, 2], [1]]],
    ['a key of both', [[1], [2], [2, 1]], [[0, 1, 2]]],
    ['chains', [[1], [2], [3], [2, 3], [1, 2]], [[0, 1, 2, 3, 4]]],
    ['the same key twice', [[-5, -5], [0], [-5]], [[0, 2], [1]]],
  ];

  it.each(cases)('%s', (_, files, expected) => {
    const groups = new Groups();
    for (const keys of files) groups.add(keys);
    expect([...groups.all()]).toEqual(expected);
  });

  it('archives join what is about them, in any order, and not each other', () => {
    const groups = new Groups();
    groups.add([1], [9]);
    groups.add([2], [9]);
    groups.add([3], [8]);
    groups.add([4], [8]);
    groups.add([8]);
    groups.add([5], [8]);
    expect([...groups.all()]).toEqual([[0], [1], [2, 3, 4, 5]]);
  });

  it('of many keys', () => {
    const groups = new Groups();
    for (let file = 0; file < 5_000; file += 1) groups.add([file % 1_000, file + 10_000]);
    const found = [...groups.all()];
    expect(found).toHaveLength(1_000);
    expect(found[7]).toEqual([7, 1_007, 2_007, 3_007, 4_007]);
  });
});
