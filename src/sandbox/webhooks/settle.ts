/** Writes what became of a try. */
import { and, eq, ne } from 'drizzle-orm';
import { transactionTime } from '../clock.ts';
import type { Context } from '../context.ts';
import { deliveries } from '../database/tables/index.ts';
import { type Claimed, fromNow } from './claim.ts';
import type { Outcome } from './send.ts';

/** Waits are up to a fifth longer, by chance, so that what failed together does not come again together. */
const JITTER = 0.2;

export async function settle(context: Context, claimed: Claimed, outcome: Outcome): Promise<void> {
  const { seq, attempts, endpointId, payload } = claimed;
  const { status, error } = outcome;
  const state = after(context, claimed, outcome);
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
      .where(stillOurs(claimed));
  }
  const entry = { event: 'webhook', id: payload.id, endpoint: endpointId, state, ...tried };
  if (state === 'delivered') context.log.info(entry);
  else context.log.error(entry);
}

function after(
  { settings }: Context,
  { attempts }: Claimed,
  { status }: Outcome,
): 'delivered' | 'pending' | 'dead' {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return attempts < settings.webhookRetries.length ? 'pending' : 'dead';
}

/** Milliseconds that a delivery is put off, so that what follows it comes first. */
const AFTER = 1_000;

/** As if its first try had failed: it holds up nothing any more, and comes later. */
export async function putAfter({ db }: Context, claimed: Claimed): Promise<void> {
  await db
    .update(deliveries)
    .set({ attempts: claimed.attempts + 1, due_at: fromNow(AFTER), last_error: 'fault' })
    .where(stillOurs(claimed));
}

/** Gives back what was taken and not tried to its end, for whoever comes next. */
export async function release({ db }: Context, claimed: Claimed): Promise<void> {
  await db.update(deliveries).set({ due_at: transactionTime }).where(stillOurs(claimed));
}

/** Nobody has tried it since it was taken. */
const stillOurs = ({ seq, attempts }: Claimed) =>
  and(eq(deliveries.seq, seq), eq(deliveries.state, 'pending'), eq(deliveries.attempts, attempts));
