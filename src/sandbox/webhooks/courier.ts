/** Sends several deliveries at a time, so that a target that is slow holds up nobody else. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { WebhookFault } from '../faults/fault.ts';
import { failure } from '../worker/failure.ts';
import { checkAddress } from './address.ts';
import { type Claimed, claimDue, targetsWithWork } from './claim.ts';
import { type Outcome, send } from './send.ts';
import { putAfter, release, settle } from './settle.ts';

/** Deliveries to one target at the same time. */
const PER_TARGET = 8;
/** To all: so many targets may hang before another has to wait. */
const ALTOGETHER = 8 * PER_TARGET;

export interface Courier {
  /** Takes what is due, as far as there is room, and begins to send it. How many it took. */
  fill(): Promise<number>;
  /** Waits until one of those under way has ended; false, at once, when there is none. */
  next(): Promise<boolean>;
  /** Waits so many milliseconds for those under way, then breaks them off and gives them back. */
  stop(grace: number): Promise<void>;
}

/** @param ended called whenever there is room again */
export function createCourier(context: Context, ended: () => void = () => undefined): Courier {
  const underWay = new Map<
    Promise<void>,
    { readonly endpointId: string; readonly controller: AbortController }
  >();
  const countOf = (id: string): number =>
    [...underWay.values()].filter(({ endpointId }) => endpointId === id).length;

  function begin(claimed: Claimed): void {
    const controller = new AbortController();
    const delivery: Promise<void> = deliver(context, claimed, controller.signal)
      // The lease ends by itself: the delivery is tried again.
      .catch((error: unknown) => context.log.error({ event: 'webhook not settled', ...failure(error) }))
      .finally(() => {
        underWay.delete(delivery);
        ended();
      });
    underWay.set(delivery, { endpointId: claimed.endpointId, controller });
  }

  return {
    async fill() {
      let taken = 0;
      for (const endpointId of await targetsWithWork(context.db)) {
        const most = Math.min(PER_TARGET - countOf(endpointId), ALTOGETHER - underWay.size);
        if (most <= 0) continue;
        const claimed = await claimDue(context.db, { endpointId, most });
        for (const one of claimed) begin(one);
        taken += claimed.length;
      }
      return taken;
    },
    async next() {
      if (underWay.size === 0) return false;
      await Promise.race(underWay.keys());
      return true;
    },
    async stop(grace) {
      const timer = setTimeout(() => {
        for (const { controller } of underWay.values()) controller.abort();
      }, grace);
      await Promise.all(underWay.keys());
      clearTimeout(timer);
    },
  };
}

async function deliver(context: Context, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const fault = context.faults.forDelivery(claimed.payload.event);
  if (fault?.kind === 'reorder') return putAfter(context, claimed);
  const outcome = await tried(context, claimed, { signal, fault });
  // Broken off by our own end, which is not the target's fault.
  if (outcome.error === 'stopped') await release(context, claimed);
  else await settle(context, claimed, outcome);
}

interface Try {
  readonly signal: AbortSignal;
  readonly fault: WebhookFault | undefined;
}

async function tried(context: Context, claimed: Claimed, { signal, fault }: Try): Promise<Outcome> {
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
  { url, secret, payload }: Claimed,
  signal: AbortSignal,
): Promise<Outcome> {
  let address: URL;
  try {
    // Again: it may have been registered by a server that allows more than this one.
    address = checkAddress(url, settings);
  } catch {
    return { status: null, error: 'not_allowed' };
  }
  return send({ url: address, secret, body: new TextEncoder().encode(JSON.stringify(payload)), signal });
}
