import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileLock, LOCK_FILE, type LockSettings, thisProcess } from '../../src/lock/index.ts';
import { LockWorld } from '../support/lockWorld.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

const newPath = (): string => join(temporaryFolder('fattura-lock'), 'a.lock');

async function taken(path: string, settings?: LockSettings): Promise<FileLock> {
  const lock = await FileLock.take(path, settings);
  if (lock instanceof FileLock) return lock;
  throw new Error(`held by ${lock.pid}`);
}

const nonceIn = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')).nonce;

describe('a held lock', () => {
  it('keeps others out for any time, and names its holder and its file', async () => {
    const path = newPath();
    const world = new LockWorld();
    const first = await taken(path, world.process({ pid: 17, host: 'elsewhere' }));
    for (let hour = 0; hour < 3; hour += 1) {
      await world.advance(60_000);
      const second = await FileLock.take(path, world.process());
      const since = '2026-05-15T10:00:00.000Z';
      expect(second).toEqual({ pid: 17, host: 'elsewhere', since, file: path });
    }
    expect(await first.isHeld()).toBe(true);
    await first.release();
    expect(existsSync(path)).toBe(false);
    await (await taken(path, world.process())).release();
  });

  it.each([-3_600_000, 3_600_000])('is not considered stale by a clock that is off by %i', async (skew) => {
    const path = newPath();
    const world = new LockWorld();
    const first = await taken(path, world.process());
    const other = world.process();
    other.clock.skew = skew;
    expect(await FileLock.take(path, other)).not.toBeInstanceOf(FileLock);
    await first.release();
  });

  it('of a visibly live process is not watched at all', async () => {
    const path = newPath();
    const world = new LockWorld();
    // The parent process of this one.
    const { space, host } = thisProcess();
    const parent = world.process({ pid: process.ppid, host, space, began: beganOf(process.ppid) });
    const first = await taken(path, parent);
    parent.clock.suspended = true;
    const at = world.now;
    const holder = await FileLock.take(path, world.process({ ...thisProcess() }));
    expect(holder).toMatchObject({ pid: process.ppid });
    // If the system does not provide the start time of a process, its file is watched.
    if (beganOf(process.ppid) !== null) expect(world.now).toBe(at);
    parent.clock.suspended = false;
    await first.release();
  });
});

/** The start time from /proc; null if unavailable. */
function beganOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

describe('a stale lock', () => {
  const here = thisProcess();
  const record = { ...here, nonce: 'dead', since: '', alive: '' };

  it.each<[string, string, boolean]>([
    ['of a process that is seen to be dead', JSON.stringify({ ...record, pid: 999_999_999 }), true],
    ['of another namespace', JSON.stringify({ ...record, pid: 1, space: 'other' }), false],
    ['of another machine', JSON.stringify({ ...record, pid: 1, host: 'other' }), false],
    ['of a system that tells no namespaces', JSON.stringify({ ...record, pid: 1, space: null }), false],
    ['of this very process, and of no thread of it', JSON.stringify(record), false],
    ['that was not written', '', false],
    ['that is something else', '[1]', false],
    ['with a nonce that leads elsewhere', JSON.stringify({ ...record, nonce: '../../x' }), false],
  ])('%s is taken over', async (_name, text, atOnce) => {
    const path = newPath();
    writeFileSync(path, text);
    const world = new LockWorld();
    const lock = await taken(path, world.process({ ...here }));
    expect(world.now).toBe(atOnce ? 0 : LOCK_FILE.stale);
    expect(nonceIn(path)).not.toBe('dead');
    expect(await lock.isHeld()).toBe(true);
    await lock.release();
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('with a process id that has been reused is taken over', async () => {
    const path = newPath();
    writeFileSync(path, JSON.stringify({ ...record, pid: process.ppid, began: '1' }));
    const world = new LockWorld();
    await (await taken(path, world.process({ ...here }))).release();
    expect(world.now).toBe(0);
  });

  it('is taken over even after another process died while taking it over', async () => {
    const path = newPath();
    writeFileSync(path, JSON.stringify({ ...record, space: 'other' }));
    writeFileSync(`${path}.dead`, JSON.stringify({ ...record, nonce: 'taker', space: 'third' }));
    await (await taken(path, new LockWorld().process())).release();
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  it.each([2, 5])('is taken over by exactly one of %i', async (count) => {
    for (let round = 0; round < 20; round += 1) {
      const path = newPath();
      writeFileSync(path, JSON.stringify({ ...record, pid: 999_999_999 }));
      const world = new LockWorld();
      const all = Array.from({ length: count }, () => FileLock.take(path, world.process({ ...here })));
      const locks = (await Promise.all(all)).filter((one) => one instanceof FileLock);
      expect(locks).toHaveLength(1);
      expect(await locks[0]?.isHeld()).toBe(true);
      await locks[0]?.release();
      expect(readdirSync(join(path, '..'))).toEqual([]);
    }
  });
});

describe('a suspended holder', () => {
  const suspended = async () => {
    const path = newPath();
    const world = new LockWorld();
    const first = world.process();
    const lock = await taken(path, first);
    first.clock.suspended = true;
    return { path, world, first, lock };
  };

  it('detects that its lock was taken over, and leaves the new one alone', async () => {
    const { path, world, first, lock } = await suspended();
    const second = await taken(path, world.process());
    first.clock.suspended = false;
    expect(lock.isFresh).toBe(false);
    expect(await lock.isHeld()).toBe(false);
    expect(first.lost).toBe(1);
    await world.advance(5_000);
    await lock.release();
    expect(await second.isHeld()).toBe(true);
    await second.release();
  });

  it('continues if the lock was not taken over', async () => {
    const { world, first, lock } = await suspended();
    await world.advance(3_600_000);
    first.clock.suspended = false;
    expect(lock.isFresh).toBe(false);
    expect(await lock.isHeld()).toBe(true);
    expect(lock.isFresh).toBe(true);
    expect(first.lost).toBe(0);
    await lock.release();
  });

  it('keeps its lock if it wakes before another process is sure', async () => {
    const { path, world, first, lock } = await suspended();
    const second = FileLock.take(path, world.process());
    await world.advance(LOCK_FILE.stale - 2_000);
    first.clock.suspended = false;
    expect(await lock.isHeld()).toBe(true);
    expect(await second).not.toBeInstanceOf(FileLock);
    await lock.release();
  });

  it('does not continue while another process is taking it over', async () => {
    const { path, world, first, lock } = await suspended();
    await world.advance(LOCK_FILE.stale);
    writeFileSync(`${path}.${String(nonceIn(path))}`, '{}');
    first.clock.suspended = false;
    expect(await lock.isHeld()).toBe(false);
    rmSync(`${path}.${String(nonceIn(path))}`);
    expect(await lock.isHeld()).toBe(true);
    await lock.release();
  });

  it('has no lock if its file was deleted', async () => {
    const { path, first, lock } = await suspended();
    first.clock.suspended = false;
    rmSync(path);
    expect(await lock.isHeld()).toBe(false);
    expect(first.lost).toBe(1);
    await lock.release();
  });
});
