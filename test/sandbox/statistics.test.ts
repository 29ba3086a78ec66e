/** PGlite has no autovacuum: the planner must still know the number of rows. */
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepStatistics } from '../../src/sandbox/database/statistics.ts';

describe('statistics of PGlite', () => {
  let client: PGlite;
  let end: () => Promise<void>;

  beforeAll(async () => {
    client = await PGlite.create({ dataDir: 'memory://' });
    await client.exec(`
      create table grown (value text); insert into grown select repeat('x', 200) from generate_series(1, 5000);
      create table few (value text); insert into few values ('x')`);
    end = await keepStatistics(client);
  }, 60_000);

  afterAll(async () => {
    await end?.();
    await client?.close();
  });

  it.each([
    ['grown', 5000],
    ['few', -1],
  ])('of %s know %d rows', async (name, rows) => {
    const found = await client.query<{ reltuples: number }>(
      'select reltuples from pg_class where relname = $1',
      [name],
    );
    expect(found.rows[0]?.reltuples).toBe(rows);
  });
});
