import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESERVE } from '../../src/sandbox/database/freeSpace.ts';
import { openFolder } from '../../src/sandbox/database/pglite.ts';
import { callerOf } from '../support/sandboxCalls.ts';
import { startSandboxProcess } from '../support/sandboxProcesses.ts';
import { invoiceNumbered } from './documentsFixtures.ts';

const base = mkdtempSync(join(tmpdir(), 'fattura-full-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('a disk with little space', () => {
  it('is not written to until there is space again', async () => {
    let left = RESERVE;
    const path = join(base, 'little');
    const { db, close } = await openFolder(path, { free: () => left });
    const note = (name: string) => db.execute(sql`insert into settings values (${name}, 'x')`);
    await note('first');
    left = RESERVE - 1;
    await new Promise((resolve) => setTimeout(resolve, 150));
    const full = { cause: { code: 'folder_full', params: { path } } };
    await expect(note('second')).rejects.toMatchObject(full);
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toMatchObject(full.cause);
    left = RESERVE;
    await note('third');
    await close();
    left = 0;
    await expect(openFolder(path, { free: () => left })).rejects.toMatchObject({ code: 'folder_full' });
    left = RESERVE;
    const again = await openFolder(path, { free: () => left });
    const { rows } = (await again.db.execute(sql`select name from settings order by 1`)) as never;
    await again.close();
    expect(rows).toEqual([{ name: 'first' }, { name: 'third' }]);
  }, 60_000);
});

const disk = join(base, 'disk');

/** A small disk of its own, which requires root. */
function mounted(): boolean {
  try {
    execFileSync('mkdir', ['-p', disk]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const free = (): number => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};
function fillUp(leave = 0): void {
  try {
    writeFileSync(join(disk, 'ballast'), new Uint8Array(free() - leave));
  } catch (error) {
    // The server took the last bytes at the same time: the disk is as full as it should be.
    if (leave > 0 || (error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
const makeRoom = (): void => rmSync(join(disk, 'ballast'), { force: true });

const can = mounted();
afterAll(() => {
  if (can) execFileSync('umount', ['-l', disk]);
});

describe.skipIf(!can)('a full disk (needs the right to mount one)', () => {
  beforeAll(makeRoom);

  it('that fills up during a log write ends the database, not the process', async () => {
    const path = join(disk, 'log');
    // The check of free space reports space.
    const { db, close } = await openFolder(path, { free: () => RESERVE });
    await db.execute(sql`insert into settings values ('kept', 'yes')`);
    fillUp();
    const write = () => db.execute(sql`select pg_logical_emit_message(true, 'x', repeat('x', 300000))`);
    const failures: unknown[] = [];
    for (let tries = 0; tries < 60 && failures.length < 3; tries += 1)
      await write().catch((error: { readonly cause?: { readonly code?: string } }) => {
        failures.push(error.cause?.code);
      });
    expect(failures).toEqual(['database_ended', 'database_ended', 'database_ended']);
    await close();
    makeRoom();
    const again = await openFolder(path);
    const { rows } = (await again.db.execute(sql`select value from settings`)) as never;
    await again.close();
    expect(rows).toEqual([{ value: 'yes' }]);
  }, 60_000);

  it('a server responds with 503, stops on request, and continues when there is space again', async () => {
    const server = await startSandboxProcess({
      database: { kind: 'folder', path: join(disk, 'server') },
      rateLimit: 1e9,
      sdiDelay: 20,
    });
    const call = callerOf(server);
    const create = (number: number) =>
      call('/documents/invoice', { body: invoiceNumbered(`F/${number}`), query: { issue: 'true' } });
    expect((await create(1)).status).toBe(200);
    fillUp(RESERVE / 2);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const refused = await create(2);
    expect([refused.status, refused.body.errors[0].code]).toEqual([503, 'service_unavailable']);
    expect((await fetch(`${server.url}/`)).status).toBe(503);
    makeRoom();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect((await create(3)).status).toBe(200);
    fillUp();
    expect(await server.stop()).toBe(0);
    makeRoom();
  }, 60_000);
});
