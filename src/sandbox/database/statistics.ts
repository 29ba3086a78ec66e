/**
 * Replaces autovacuum, which PGlite lacks: it analyses tables that have grown, so that the planner knows their number
 * of rows. Without it, a page out of 100,000 documents reads and sorts all of them.
 */
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds between checks, as for autovacuum. */
const EVERY = 60_000;

/** A tenth of PostgreSQL's default, 3,000 rows per table: all other statements wait while they are read. */
const TARGET = 10;

/** PGlite does not count changes; the growth of the file is a sufficient measure. In pages, and as a fraction. */
const GROWN = { pages: 5, share: 0.1 };

/** @returns A function that stops it */
export async function keepStatistics(client: PGlite): Promise<() => Promise<void>> {
  await client.exec(`set default_statistics_target = ${TARGET}`);
  await analyze(client);
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A failure does no harm: the next check follows in a minute.
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
