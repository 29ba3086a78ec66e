/** Background jobs, claimed in batches so that several servers can share them. */
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { isConnectionLost, loggableMessage } from '../database/failure.ts';
import { run, statement } from '../database/statement.ts';
import { jobs } from '../database/tables/index.ts';
import { readF24 } from './f24.ts';
import { dueIn } from './schedule.ts';
import { advanceDocuments } from './sdi.ts';

/** Number of jobs in one transaction. */
const BATCH = { smallest: 5, first: 25, largest: 100 };

/**
 * Milliseconds that a batch may take, so that PGlite's only connection is soon free for requests: longer ones become
 * smaller, and those that take less than half become larger.
 */
const BATCH_TIME = 50;

/** The current size of batches. */
const sizes = new WeakMap<Context, number>();

/** Maximum number of jobs per call, so that the worker can attend to other work in between. */
const MAX_JOBS = 100;

/**
 * Runs the jobs that are due, including those that become due in the meantime.
 * @returns The number of jobs run; at the maximum, more may be waiting
 */
export async function runDueJobs(context: Context): Promise<number> {
  let done = 0;
  while (done < MAX_JOBS) {
    const size = sizes.get(context) ?? BATCH.first;
    const started = performance.now();
    const count = await runBatch(context, size);
    sizes.set(context, nextSize(size, { count, took: performance.now() - started }));
    done += count;
    // While there are requests, steps that become due in the meantime wait for the next batch, which is larger.
    if (count === 0 || (count < size && context.traffic.requests > 0)) break;
  }
  return done;
}

function nextSize(size: number, { count, took }: { readonly count: number; readonly took: number }): number {
  if (took > BATCH_TIME) return Math.max(Math.floor(size / 2), BATCH.smallest);
  return count === size && took < BATCH_TIME / 2 ? Math.min(size * 2, BATCH.largest) : size;
}

/** All jobs of a batch in one transaction; if one of them fails, each in its own. */
async function runBatch(context: Context, size: number): Promise<number> {
  try {
    return await context.db.transaction(async (tx) => perform(tx, context, await claim(tx, size)));
  } catch (error) {
    if (isConnectionLost(error)) throw error;
  }
  let done = 0;
  while (done < size && (await runNextJob(context))) done += 1;
  return done;
}

/** Jobs are locked, run and deleted in one transaction: a killed server loses nothing, and its locks are released. */
async function claim(tx: Database, most: number): Promise<readonly Job[]> {
  const rows = await run<Job & { readonly seq: number | string }>(tx, CLAIM, [most]);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

const CLAIM = statement(`select seq, kind, subject_id, attempts from jobs
  where due_at <= (select sandbox_time(clock_timestamp())) order by due_at, seq limit $1::int
  for update skip locked`);

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
      await perform(tx, context, [job]);
    });
  }
  return [...new Set(waiting.map(({ id }) => id))];
}

type Job = Pick<typeof jobs.$inferSelect, 'seq' | 'kind' | 'subject_id' | 'attempts'>;

function runNextJob(context: Context): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [job] = await claim(tx, 1);
    if (job === undefined) return false;
    try {
      // A savepoint: a failure is rolled back, and the job stays locked until it is rescheduled.
      await tx.transaction((step) => perform(step, context, [job]));
    } catch (error) {
      await reschedule(tx, context, job, error);
    }
    return true;
  });
}

/** @returns The number of jobs that are done */
async function perform(tx: Database, context: Context, claimed: readonly Job[]): Promise<number> {
  const steps = claimed.flatMap(({ kind, seq, subject_id: documentId }) =>
    kind === 'sdi' ? [{ seq, documentId }] : [],
  );
  let done = steps.length === 0 ? 0 : await advanceDocuments(tx, context, steps);
  for (const { kind, seq, subject_id } of claimed) {
    if (kind !== 'f24') continue;
    await readF24(tx, subject_id);
    await tx.delete(jobs).where(eq(jobs.seq, seq));
    done += 1;
  }
  return done;
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
