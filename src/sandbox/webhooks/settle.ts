/** Stores the result of an attempt. */
import { and, eq, ne } from 'drizzle-orm';
import { transactionTime } from '../clock.ts';
import type { Context } from '../context.ts';
import { deliveries } from '../database/tables/index.ts';
import { type ClaimedDelivery, fromNow } from './claim.ts';
import type { DeliveryResult } from './send.ts';

/**
 * Waits are extended by a random part of up to a fifth, so that simultaneous failures are not retried simultaneously.
 */
const JITTER = 0.2;

export async function settle(
  context: Context,
  claimed: ClaimedDelivery,
  outcome: DeliveryResult,
): Promise<void> {
  const { seq, attempts, endpointId, payload } = claimed;
  const { status, error } = outcome;
  const state = nextState(context, claimed, outcome);
  const tried = { attempts: attempts + 1, last_status: status, last_error: error };
  if (state === 'delivered') {
    await context.db
      .update(deliveries)
      .set({ ...tried, state, delivered_at: transactionTime })
      // Another process may have given up in the meantime: the delivery has arrived nevertheless.
      .where(and(eq(deliveries.seq, seq), ne(deliveries.state, 'delivered')));
  } else {
    const wait = (context.settings.webhookRetries[attempts] ?? 0) * (1 + JITTER * Math.random());
    await context.db
      .update(deliveries)
      .set({ ...tried, state, due_at: fromNow(wait) })
      .where(unchangedSinceClaim(claimed));
  }
  const entry = { event: 'webhook', id: payload.id, endpoint: endpointId, state, ...tried };
  if (state === 'delivered') context.log.info(entry);
  else context.log.error(entry);
}

function nextState(
  { settings }: Context,
  { attempts }: ClaimedDelivery,
  { status }: DeliveryResult,
): 'delivered' | 'pending' | 'dead' {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return attempts < settings.webhookRetries.length ? 'pending' : 'dead';
}

/** Milliseconds by which a reordered delivery is postponed, so that the next one overtakes it. */
const POSTPONED_BY = 1_000;

/** As if the first attempt had failed: it no longer blocks other deliveries, and is sent later. */
export async function postpone({ db }: Context, claimed: ClaimedDelivery): Promise<void> {
  await db
    .update(deliveries)
    .set({ attempts: claimed.attempts + 1, due_at: fromNow(POSTPONED_BY), last_error: 'fault' })
    .where(unchangedSinceClaim(claimed));
}

/** Releases a claimed delivery whose attempt was not completed. */
export async function release({ db }: Context, claimed: ClaimedDelivery): Promise<void> {
  await db.update(deliveries).set({ due_at: transactionTime }).where(unchangedSinceClaim(claimed));
}

/** True in SQL if no other process has tried it since it was claimed. */
const unchangedSinceClaim = ({ seq, attempts }: ClaimedDelivery) =>
  and(eq(deliveries.seq, seq), eq(deliveries.state, 'pending'), eq(deliveries.attempts, attempts));
