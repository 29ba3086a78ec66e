/** Sets the outcome of a document, for the control API and the page. */
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { documents, jobs, type Planned } from '../database/tables/index.ts';
import { refuse } from '../http/refusal.ts';
import type { SdiOutcome } from './outcomes.ts';
import { schedule } from './schedule.ts';

/** @throws Refusal 404 */
export async function planOutcome(context: Context, id: string, planned: Planned): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(documents)
      .set({ planned })
      .where(eq(documents.id, id))
      .returning({ id: documents.id, status: documents.status });
    if (row === undefined) throw refuse(404, 'no such document');
    // A document that stays at SdI has no job, so one is created.
    const [waiting] = await tx.select({ seq: jobs.seq }).from(jobs).where(eq(jobs.subject_id, id));
    if (waiting === undefined && needsJob(row.status, planned.outcome))
      await schedule(tx, { kind: 'sdi', subjectId: id, delay: context.settings.sdiDelay });
  });
  context.wake();
}

/** True if a document without a job has a next step. */
const needsJob = (status: string, outcome: SdiOutcome): boolean =>
  status === 'SENT' || (status === 'DELIVERED' && outcome === 'refused');
