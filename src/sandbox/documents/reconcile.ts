/**
 * Matches payments with bank movements by the id of a payment provider: the sandbox's interpretation of "auto-match".
 */
import { and, asc, eq, notExists, notInArray, sql } from 'drizzle-orm';
import { romeDay } from '../../model/index.ts';
import type { Database } from '../database/database.ts';
import { reconciliations, transactions } from '../database/tables/index.ts';
import type { FlowRow } from './recordEvents.ts';

export interface Matched {
  /** In the same order. */
  readonly payments: readonly FlowRow[];
  readonly reconciliations: readonly Reconciled[];
}

export type Reconciled = Pick<
  typeof reconciliations.$inferInsert,
  'company_id' | 'flow_id' | 'transaction_id'
>;

/**
 * A payment becomes PAID by the first unused movement with its amount whose description contains the identifier.
 * @param tx Until it ends, no other transaction uses these movements
 */
export async function matchPayments(
  tx: Database,
  identifier: string,
  payments: readonly FlowRow[],
): Promise<Matched> {
  const matched: FlowRow[] = [];
  const made: Reconciled[] = [];
  for (const payment of payments) {
    const used = made.map(({ transaction_id }) => transaction_id);
    const movement = await freeMovement(tx, { identifier, payment, used });
    if (movement !== undefined)
      made.push({ company_id: payment.company_id, flow_id: payment.id, transaction_id: movement.id });
    matched.push(movement === undefined ? payment : paid(payment, movement));
  }
  return { payments: matched, reconciliations: made };
}

type Movement = Pick<typeof transactions.$inferSelect, 'id' | 'account_id' | 'date'>;

interface Wanted {
  readonly identifier: string;
  readonly payment: FlowRow;
  /** Ids of movements that other payments of the document use. */
  readonly used: readonly string[];
}

/** The sign is ignored: a credit note is refunded, a self-invoice is paid out. */
async function freeMovement(
  tx: Database,
  { identifier, payment, used }: Wanted,
): Promise<Movement | undefined> {
  const [found] = await tx
    .select({ id: transactions.id, account_id: transactions.account_id, date: transactions.date })
    .from(transactions)
    .where(
      and(
        eq(transactions.company_id, payment.company_id),
        eq(transactions.currency, payment.currency ?? ''),
        sql`abs(${transactions.amount}) = abs(${payment.amount}::numeric)`,
        sql`strpos(lower(${transactions.description}), lower(${identifier})) > 0`,
        used.length === 0 ? undefined : notInArray(transactions.id, [...used]),
        notExists(
          tx
            .select({ id: reconciliations.id })
            .from(reconciliations)
            .where(eq(reconciliations.transaction_id, transactions.id)),
        ),
      ),
    )
    .orderBy(asc(transactions.seq))
    .limit(1)
    .for('update', { skipLocked: true });
  return found;
}

const paid = (payment: FlowRow, movement: Movement): FlowRow => ({
  ...payment,
  payment_status: 'PAID',
  payment_date: romeDay(movement.date.toISOString()) ?? payment.payment_date,
  account_id: movement.account_id,
});
