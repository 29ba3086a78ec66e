/** The journal of `inbox`: what was added is read back, whatever happens to its file. */
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Groups } from '../../src/cli/inbox/groups.ts';
import { IndexError, Journal } from '../../src/cli/inbox/journal.ts';
import { folderWith } from './runCli.ts';

const STATE = { size: 1, mtimeMs: 1_000, ino: 1 } as Parameters<Journal['find']>[1];
const NOW = 1e12;

/** Facts that are about a path, of any length. */
const factsOf = (path: string, length = 1) => ({
  files: [],
  unread: [{ path, reason: 'x'.repeat(length) }],
});
const journalAt = (path: string | null): Journal => new Journal(path, '/folder', 1);
const placeIn = (folder: string): string => join(folder, 'index', 'a.ndjson');
const pathOf = (journal: Journal, place: number): string | undefined => journal.facts(place).unread[0]?.path;

describe('a journal', () => {
  it.each([1, 300_000])('has the facts of each file, with lines of %d characters', (length) => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    const names = ['a', '"b",\u2028', 'c/ü', '\udc80'];
    const places = names.map((name) => first.add(name, STATE, factsOf(name, length), NOW).place);
    expect(places.map((place) => pathOf(first, place))).toEqual(names);
    first.flush();
    expect(places.map((place) => pathOf(first, place))).toEqual(names);
    expect(first.finish()).toBeNull();
    const second = journalAt(path);
    const found = names.map((name) => second.find(name, STATE)?.place ?? Number.NaN);
    expect(found.map((place) => pathOf(second, place))).toEqual(names);
    expect(second.find('d', STATE)).toBeNull();
    second.close();
  });

  it('keeps what it cannot write in memory, however much it is', () => {
    const folder = folderWith({ index: 'a file' });
    const journal = journalAt(placeIn(folder));
    const names = Array.from({ length: 2_500 }, (_, at) => String(at));
    const places = names.map((name) => journal.add(name, STATE, factsOf(name), NOW).place);
    expect(places.map((place) => pathOf(journal, place))).toEqual(names);
    expect(journal.finish()).toMatch(/^E(?:EXIST|NOTDIR)$/);
  });

  it('of two processes at once: each reads its own, and the next run both', () => {
    const path = placeIn(folderWith());
    const [one, other] = [journalAt(path), journalAt(path)];
    const added = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => {
      const journal = at % 2 === 0 ? one : other;
      const { place } = journal.add(name, STATE, factsOf(name), NOW);
      journal.flush();
      return { journal, place, name };
    });
    for (const { journal, place, name } of added) expect(pathOf(journal, place)).toBe(name);
    expect([one.finish(), other.finish()]).toEqual([null, null]);
    const next = journalAt(path);
    // The one that created its file last has replaced the other, whose lines are read again.
    expect(added.filter(({ name }) => next.find(name, STATE) !== null).length).toBeGreaterThanOrEqual(3);
    next.close();
  });

  it('of two processes that append to one file', () => {
    const path = placeIn(folderWith());
    const before = journalAt(path);
    before.add('0', STATE, factsOf('0'), NOW);
    before.finish();
    const [one, other] = [journalAt(path), journalAt(path)];
    const names = ['a', 'b', 'c', 'd'];
    for (const [at, name] of names.entries()) {
      const journal = at % 2 === 0 ? one : other;
      const { place } = journal.add(name, STATE, factsOf(name), NOW);
      journal.flush();
      expect(pathOf(journal, place)).toBe(name);
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
    first.add('a', STATE, factsOf('a'), NOW);
    first.finish();
    appendFileSync(path, '{"below":"b","si');
    const second = journalAt(path);
    second.add('c', STATE, factsOf('c'), NOW);
    second.finish();
    const third = journalAt(path);
    expect([...'abc'].filter((name) => third.find(name, STATE) !== null)).toEqual(['a', 'c']);
    third.close();
  });

  it('says that its file was damaged while it was read', () => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    for (const name of ['a', 'b']) first.add(name, STATE, factsOf(name, 200_000), NOW);
    first.finish();
    const second = journalAt(path);
    const place = second.find('a', STATE)?.place ?? Number.NaN;
    second.find('b', STATE);
    truncateSync(path, 50);
    expect(() => second.facts(place)).toThrow(IndexError);
    second.close();
  });

  it('is written anew without the lines of files that are gone', () => {
    const path = placeIn(folderWith());
    const first = journalAt(path);
    const names = Array.from({ length: 2_500 }, (_, at) => String(at));
    for (const name of names) first.add(name, STATE, factsOf(name), NOW);
    first.finish();
    const second = journalAt(path);
    for (const name of names.slice(0, 3)) second.find(name, STATE);
    second.add('new', STATE, factsOf('new'), NOW);
    expect(second.finish()).toBeNull();
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(6);
    const third = journalAt(path);
    const found = ['0', 'new'].map((name) => third.find(name, STATE)?.place ?? Number.NaN);
    expect(found.map((one) => pathOf(third, one))).toEqual(['0', 'new']);
    third.close();
  });

  it('of another version is replaced', () => {
    const path = placeIn(folderWith({ 'index/a.ndjson': '' }));
    writeFileSync(path, '{"fattura":"inbox","version":1}\n{"below":"a","size":1,"files":[]}\n');
    const journal = journalAt(path);
    expect(journal.find('a', STATE)).toBeNull();
    journal.add('b', STATE, factsOf('b'), NOW);
    expect(journal.finish()).toBeNull();
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
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

  it('of many keys', () => {
    const groups = new Groups();
    for (let file = 0; file < 5_000; file += 1) groups.add([file % 1_000, file + 10_000]);
    const found = [...groups.all()];
    expect(found).toHaveLength(1_000);
    expect(found[7]).toEqual([7, 1_007, 2_007, 3_007, 4_007]);
  });
});
