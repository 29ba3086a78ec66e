import type { Context } from '../../src/sandbox/context.ts';
import { createDispatcher } from '../../src/sandbox/webhooks/dispatcher.ts';

/** Sends all deliveries that are due and waits for their results. Returns the number of attempts. */
export async function deliverDue(context: Context): Promise<number> {
  const dispatcher = createDispatcher(context);
  let attempts = 0;
  let started: number;
  do {
    started = await dispatcher.dispatchDue();
    attempts += started;
  } while ((await dispatcher.nextSettled()) || started > 0);
  return attempts;
}
