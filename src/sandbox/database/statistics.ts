/**
 * What autovacuum does in PostgreSQL and PGlite has not: it looks at tables that have grown, so that the planner knows
 * how many rows there are. Without, a page out of 100,000 documents is made by reading and sorting all of them.
 */
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds between two looks, as autovacuum's. */
const EVERY = 60_000;

/** A tenth of PostgreSQL's own, 3,000 rows of a table: everyone waits while they are read. */
const TARGET = 10;

/** PGlite counts no changes; how much of a file is new says enough. In pages, and as a share. */
const GROWN = { pages: 5, share: 0.1 };

/** @returns what ends it. */
export async function keepStatistics(client: PGlite): Promise<() => Promise<void>> {
  await client.exec(`set default_statistics_target = ${TARGET}`);
  await analyze(client);
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // Nobody misses what it cannot do now: the next look is a minute away.
    running = analyze(client).catch(() => undefined);
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function analyze(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and pg_relation_size(oid) / current_setting('block_size')::int
         > ${GROWN.pages} + relpages * ${1 + GROWN.share}`,
  );
  if (rows.length > 0) await client.exec(`analyze ${rows.map(({ name }) => name).join(', ')}`);
}
