/**
 * Limits the number of stored events: three for each document, of which few are ever read. They are counted, not
 * dated, because a test may set the clock a hundred years ahead.
 */
import type { Context } from '../context.ts';
import { run, statement } from '../database/statement.ts';

/** Rows in one statement, so that PGlite's only connection is soon free for requests. */
const BATCH = 1000;

/**
 * The oldest events of each company beyond the newest `$1`, with their deliveries. An event that still waits for a
 * target stays, as does one of a request that another server has locked.
 */
const DELETE = statement(`delete from events where id in (
  select e.id from companies c
  cross join lateral (
    select seq from events where company_id = c.id order by seq desc offset $1::int limit 1
  ) oldest
  join events e on e.company_id = c.id and e.seq <= oldest.seq
  where not exists (select from deliveries d where d.event_id = e.id and d.state = 'pending')
  order by e.seq limit $2::int for update of e skip locked
) returning id`);

/** @returns The number of deleted events */
export async function deleteOldEvents({ db, settings: { keepEvents } }: Context): Promise<number> {
  let done = 0;
  for (;;) {
    const { length } = await run(db, DELETE, [keepEvents, BATCH]);
    done += length;
    if (length < BATCH) return done;
  }
}
