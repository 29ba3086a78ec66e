/** Writes what became of a try. */
import { and, eq, ne } from 'drizzle-orm';
import { transactionTime } from '../clock.ts';
import type { Context } from '../context.ts';
import { deliveries } from '../database/tables/index.ts';
import { type ClaimedDelivery, fromNow } from './claim.ts';
import type { DeliveryResult } from './send.ts';

/** Waits are up to a fifth longer, by chance, so that what failed together does not come again together. */
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
      // Whoever overtook this one may have given up meanwhile: it has arrived all the same.
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

/** Milliseconds that a delivery is put off, so that what follows it comes first. */
const POSTPONED_BY = 1_000;

/** As if its first try had failed: it holds up nothing any more, and comes later. */
export async function postpone({ db }: Context, claimed: ClaimedDelivery): Promise<void> {
  await db
    .update(deliveries)
    .set({ attempts: claimed.attempts + 1, due_at: fromNow(POSTPONED_BY), last_error: 'fault' })
    .where(unchangedSinceClaim(claimed));
}

/** Gives back what was taken and not tried to its end, for whoever comes next. */
export async function release({ db }: Context, claimed: ClaimedDelivery): Promise<void> {
  await db.update(deliveries).set({ due_at: transactionTime }).where(unchangedSinceClaim(claimed));
}

/** Nobody has tried it since it was taken. */
const unchangedSinceClaim = ({ seq, attempts }: ClaimedDelivery) =>
  and(eq(deliveries.seq, seq), eq(deliveries.state, 'pending'), eq(deliveries.attempts, attempts));
