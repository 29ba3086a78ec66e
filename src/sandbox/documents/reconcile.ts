/**
 * Matches payments with bank movements by the id of a payment provider: the sandbox's interpretation of "auto-match".
 */
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { romeDay } from '../../model/index.ts';
import type { Database } from '../database/database.ts';
import { flows, reconciliations, transactions } from '../database/tables/index.ts';
import type { FlowRow } from './recordEvents.ts';
import type { DocumentRow } from './row.ts';

/**
 * A payment becomes PAID by the first unused movement with its amount whose description contains the identifier.
 * @returns The updated payments
 */
export async function matchPayments(
  tx: Database,
  { company_id, reconciliation_identifier }: DocumentRow,
  payments: readonly FlowRow[],
): Promise<readonly FlowRow[]> {
  const identifier = reconciliation_identifier?.trim() ?? '';
  if (identifier === '') return payments;
  const matched: FlowRow[] = [];
  for (const payment of payments) {
    const movement = await freeMovement(tx, { companyId: company_id, identifier, payment });
    matched.push(movement === undefined ? payment : await pay(tx, payment, movement));
  }
  return matched;
}

type Movement = Pick<typeof transactions.$inferSelect, 'id' | 'account_id' | 'date'>;

interface Wanted {
  readonly companyId: string;
  readonly identifier: string;
  readonly payment: FlowRow;
}

/** The sign is ignored: a credit note is refunded, a self-invoice is paid out. */
async function freeMovement(
  tx: Database,
  { companyId, identifier, payment }: Wanted,
): Promise<Movement | undefined> {
  const [found] = await tx
    .select({ id: transactions.id, account_id: transactions.account_id, date: transactions.date })
    .from(transactions)
    .where(
      and(
        eq(transactions.company_id, companyId),
        eq(transactions.currency, payment.currency),
        sql`abs(${transactions.amount}) = abs(${payment.amount}::numeric)`,
        sql`strpos(lower(${transactions.description}), lower(${identifier})) > 0`,
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

async function pay(tx: Database, payment: FlowRow, movement: Movement): Promise<FlowRow> {
  await tx.insert(reconciliations).values({
    company_id: payment.company_id,
    flow_id: payment.id,
    transaction_id: movement.id,
  });
  const [paid] = await tx
    .update(flows)
    .set({
      payment_status: 'PAID',
      payment_date: romeDay(movement.date.toISOString()) ?? payment.payment_date,
      account_id: movement.account_id,
    })
    .where(eq(flows.id, payment.id))
    .returning();
  return paid ?? payment;
}
