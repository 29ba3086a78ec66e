/** Sends several deliveries at a time, so that a slow target does not delay others. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { loggableMessage } from '../database/failure.ts';
import type { WebhookFault } from '../faults/fault.ts';
import { checkAddress } from './address.ts';
import { type ClaimedDelivery, claimDue, targetsWithWork } from './claim.ts';
import { type DeliveryResult, send } from './send.ts';
import { postpone, release, settle } from './settle.ts';

/** Maximum number of concurrent deliveries to one target. */
const MAX_PER_TARGET = 8;
/** Maximum number of concurrent deliveries to all targets: eight targets can hang before another one has to wait. */
const MAX_IN_FLIGHT = 8 * MAX_PER_TARGET;

export interface Dispatcher {
  /** Claims due deliveries within the limits and starts sending them. Returns their number. */
  dispatchDue(): Promise<number>;
  /** Waits until one of the deliveries in flight has settled; returns false immediately if there is none. */
  nextSettled(): Promise<boolean>;
  /** Waits up to `grace` milliseconds for the deliveries in flight, then aborts and releases them. */
  stop(grace: number): Promise<void>;
}

/** @param ended Called when a delivery has settled */
export function createDispatcher(context: Context, ended: () => void = () => undefined): Dispatcher {
  const inFlight = new Map<
    Promise<void>,
    { readonly endpointId: string; readonly controller: AbortController }
  >();
  const countOf = (id: string): number =>
    [...inFlight.values()].filter(({ endpointId }) => endpointId === id).length;

  function begin(claimed: ClaimedDelivery): void {
    const controller = new AbortController();
    const delivery: Promise<void> = deliver(context, claimed, controller.signal)
      // The lease expires, and the delivery is retried.
      .catch((error: unknown) =>
        context.log.error({ event: 'webhook not settled', error: loggableMessage(error) }),
      )
      .finally(() => {
        inFlight.delete(delivery);
        ended();
      });
    inFlight.set(delivery, { endpointId: claimed.endpointId, controller });
  }

  return {
    async dispatchDue() {
      let taken = 0;
      for (const endpointId of await targetsWithWork(context.db)) {
        const most = Math.min(MAX_PER_TARGET - countOf(endpointId), MAX_IN_FLIGHT - inFlight.size);
        if (most <= 0) continue;
        const claimed = await claimDue(context.db, { endpointId, most });
        for (const one of claimed) begin(one);
        taken += claimed.length;
      }
      return taken;
    },
    async nextSettled() {
      if (inFlight.size === 0) return false;
      await Promise.race(inFlight.keys());
      return true;
    },
    async stop(grace) {
      const timer = setTimeout(() => {
        for (const { controller } of inFlight.values()) controller.abort();
      }, grace);
      await Promise.all(inFlight.keys());
      clearTimeout(timer);
    },
  };
}

async function deliver(context: Context, claimed: ClaimedDelivery, signal: AbortSignal): Promise<void> {
  const fault = context.faults.forDelivery(claimed.payload.event);
  if (fault?.kind === 'reorder') return postpone(context, claimed);
  const outcome = await attempt(context, claimed, { signal, fault });
  // Aborted by our own shutdown, which is not a failure of the target.
  if (outcome.error === 'stopped') await release(context, claimed);
  else await settle(context, claimed, outcome);
}

interface AttemptOptions {
  readonly signal: AbortSignal;
  readonly fault: WebhookFault | undefined;
}

async function attempt(
  context: Context,
  claimed: ClaimedDelivery,
  { signal, fault }: AttemptOptions,
): Promise<DeliveryResult> {
  if (fault?.kind === 'lose') return { status: 200, error: 'fault' };
  if (fault?.kind === 'status') return { status: fault.status, error: 'fault' };
  if (fault?.kind === 'delay') {
    const stopped = await pause(fault.milliseconds, false, { signal }).catch(() => true);
    if (stopped) return { status: null, error: 'stopped' };
  }
  const outcome = await post(context, claimed, signal);
  const again = fault?.kind === 'repeat' ? fault.count : 0;
  for (let count = 0; count < again; count += 1) await post(context, claimed, signal);
  return outcome;
}

async function post(
  { settings }: Context,
  { url, secret, payload }: ClaimedDelivery,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  let address: URL;
  try {
    // Checked again: a server with broader settings may have registered the target.
    address = checkAddress(url, settings);
  } catch {
    return { status: null, error: 'not_allowed' };
  }
  return send({ url: address, secret, body: new TextEncoder().encode(JSON.stringify(payload)), signal });
}
