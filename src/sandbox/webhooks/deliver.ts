import type { Context } from '../context.ts';
import { createCourier } from './courier.ts';

/** Sends all that is due and waits for the answers. How many tries that were. The worker does the same without waiting. */
export async function deliverDue(context: Context): Promise<number> {
  const courier = createCourier(context);
  let tries = 0;
  let taken: number;
  do {
    taken = await courier.fill();
    tries += taken;
  } while ((await courier.next()) || taken > 0);
  return tries;
}
