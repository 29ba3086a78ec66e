/** Schedules jobs. */
import { sql } from 'drizzle-orm';
import { statementTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/tables/index.ts';
import { type Change, insertion, type Restriction } from '../database/together.ts';

export interface ScheduledJob {
  readonly kind: 'sdi' | 'f24';
  /** Id of the document or request. */
  readonly subjectId: string;
  /** Milliseconds. */
  readonly delay: number;
}

/** @param tx The transaction of the change that causes the job, so that both are stored or neither */
export async function schedule(tx: Database, { kind, subjectId, delay }: ScheduledJob): Promise<void> {
  await tx.insert(jobs).values({ kind, subject_id: subjectId, due_at: dueIn(delay) });
}

export interface TimedJob extends ScheduledJob {
  /** The sandbox's time; rounded down, so that a delay of zero is due immediately. */
  readonly from: Date;
}

/**
 * Like {@link schedule}, for the statement of the change.
 * @param restriction On the column `subject_id`
 */
export const newJobs = (scheduled: readonly TimedJob[], restriction?: Restriction): Change =>
  insertion(
    jobs,
    scheduled.map(({ kind, subjectId, delay, from }) => ({
      kind,
      subject_id: subjectId,
      due_at: new Date(from.getTime() + delay),
    })),
    restriction,
  );

/** By the database's clock, which all servers share. */
export const dueIn = (delay: number) => sql<Date>`${statementTime} + ${delay} * interval '1 millisecond'`;
