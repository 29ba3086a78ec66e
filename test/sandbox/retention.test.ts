/** Old events are deleted with their deliveries, except those that still wait for a target. */
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies, deliveries, events, webhookEndpoints } from '../../src/sandbox/database/tables/index.ts';
import { SEED } from '../../src/sandbox/seed/seed.ts';
import { recordEvent } from '../../src/sandbox/webhooks/recordEvent.ts';
import { deleteOldEvents } from '../../src/sandbox/webhooks/retention.ts';
import { registerTargets } from '../../src/sandbox/webhooks/targets.ts';
import { describeDatabases } from '../support/sandbox.ts';
import { openTestContext, type TestContext } from '../support/sandboxContext.ts';

const KEPT = 3;

describeDatabases('the retention of events', (database) => {
  let test: TestContext;
  let other: string;
  beforeAll(async () => {
    test = await openTestContext(database, { keepEvents: KEPT });
    const { db, settings } = test.context;
    const [{ id: _, seq: __, ...company } = { id: '', seq: 0 }] = await db.select().from(companies);
    const [added] = await db
      .insert(companies)
      .values(company as typeof companies.$inferInsert)
      .returning();
    other = added!.id;
    await registerTargets(db, [{ url: 'http://127.0.0.1:9/hook' }], settings);
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.context.db.delete(events);
  });

  const happen = async (names: readonly string[], companyId: string = SEED.companyId): Promise<void> => {
    for (const event of names)
      await recordEvent(test.context.db, { companyId, event, subjectId: companyId, data: {} });
  };
  const arrived = async (names: readonly string[]): Promise<void> => {
    const { db } = test.context;
    const ids = db
      .select({ id: events.id })
      .from(events)
      .where(inArray(events.event, [...names]));
    await db.update(deliveries).set({ state: 'delivered' }).where(inArray(deliveries.event_id, ids));
  };
  const left = async (companyId: string = SEED.companyId): Promise<readonly string[]> => {
    const rows = await test.context.db
      .select({ event: events.event })
      .from(events)
      .where(eq(events.company_id, companyId))
      .orderBy(asc(events.seq));
    return rows.map(({ event }) => event);
  };

  it.each([
    { name: 'nothing below the limit', made: ['a', 'b', 'c'], sent: ['a', 'b', 'c'], kept: ['a', 'b', 'c'] },
    {
      name: 'the oldest beyond the limit',
      made: ['a', 'b', 'c', 'd', 'e'],
      sent: ['a', 'b', 'c', 'd', 'e'],
      kept: ['c', 'd', 'e'],
    },
    {
      name: 'none that is pending',
      made: ['a', 'b', 'c', 'd', 'e'],
      sent: ['b', 'e'],
      kept: ['a', 'c', 'd', 'e'],
    },
  ])('deletes $name', async ({ made, sent, kept }) => {
    await happen(made);
    await arrived(sent);
    await happen(['x'], other);
    expect(await deleteOldEvents(test.context)).toBe(made.length - kept.length);
    expect(await left()).toEqual(kept);
    expect(await left(other)).toEqual(['x']);
    expect(await test.context.db.$count(deliveries)).toBe(kept.length);
    await test.context.db.delete(events);
  });

  it('deletes more than one statement does', async () => {
    const { db } = test.context;
    await db.delete(webhookEndpoints);
    const many = Array.from({ length: 2100 }, (_, index) => ({
      company_id: SEED.companyId,
      event: String(index),
      subject_id: SEED.companyId,
      data: {},
    }));
    await db.insert(events).values(many);
    expect(await deleteOldEvents(test.context)).toBe(2100 - KEPT);
    expect(await left()).toEqual(['2097', '2098', '2099']);
  });
});
