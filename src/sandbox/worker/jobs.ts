/** Background jobs, claimed one by one so that several servers can share them. */
import { and, asc, eq, lte } from 'drizzle-orm';
import { statementTime } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { loggableMessage } from '../database/failure.ts';
import { jobs } from '../database/tables/index.ts';
import { readF24 } from './f24.ts';
import { dueIn } from './schedule.ts';
import { advanceDocument } from './sdi.ts';

/** Maximum number of jobs per call, so that the worker can attend to other work in between. */
const MAX_JOBS = 100;

/**
 * Runs the jobs that are due, including those that become due in the meantime.
 * @returns The number of jobs run; at the maximum, more may be waiting
 */
export async function runDueJobs(context: Context): Promise<number> {
  let done = 0;
  while (done < MAX_JOBS && (await runNextJob(context))) done += 1;
  return done;
}

/**
 * Runs the next step of every document that waits for SdI, or of a single one, even if it is not due yet.
 * @returns Their ids, after waiting for workers that process one of them
 */
export async function advanceSdi(context: Context, documentId?: string): Promise<readonly string[]> {
  const ofDocument = documentId === undefined ? undefined : eq(jobs.subject_id, documentId);
  const waiting = await context.db
    .select({ seq: jobs.seq, id: jobs.subject_id })
    .from(jobs)
    .where(and(eq(jobs.kind, 'sdi'), ofDocument))
    .orderBy(asc(jobs.seq));
  for (const { seq } of waiting) {
    await context.db.transaction(async (tx) => {
      const [job] = await tx.select().from(jobs).where(eq(jobs.seq, seq)).for('update');
      if (job === undefined) return;
      await perform(tx, context, job);
      await tx.delete(jobs).where(eq(jobs.seq, seq));
    });
  }
  return [...new Set(waiting.map(({ id }) => id))];
}

type Job = typeof jobs.$inferSelect;

/** A job is locked, run and deleted in one transaction: a killed server loses nothing, and its locks are released. */
function runNextJob(context: Context): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(lte(jobs.due_at, statementTime))
      .orderBy(asc(jobs.due_at), asc(jobs.seq))
      .limit(1)
      .for('update', { skipLocked: true });
    if (job === undefined) return false;
    try {
      // A savepoint: a failure is rolled back, and the job stays locked until it is rescheduled.
      await tx.transaction((step) => perform(step, context, job));
      await tx.delete(jobs).where(eq(jobs.seq, job.seq));
    } catch (error) {
      await reschedule(tx, context, job, error);
    }
    return true;
  });
}

function perform(tx: Database, context: Context, { kind, subject_id }: Job): Promise<void> {
  return kind === 'sdi' ? advanceDocument(tx, context, subject_id) : readF24(tx, subject_id);
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

async function reschedule(tx: Database, context: Context, job: Job, error: unknown): Promise<void> {
  const attempts = job.attempts + 1;
  const wait = Math.min(FIRST_WAIT * 2 ** job.attempts, LONGEST_WAIT);
  context.log.error({
    event: 'job failed',
    kind: job.kind,
    subject: job.subject_id,
    attempts,
    retryIn: wait,
    error: loggableMessage(error),
  });
  await tx
    .update(jobs)
    .set({ attempts, due_at: dueIn(wait) })
    .where(eq(jobs.seq, job.seq));
}
