/** A service that counts the requests of every second, at the end of a network that delays them, in virtual time. */
import type { VirtualTiming } from './virtualTiming.ts';

/** Milliseconds, any between the two as likely. */
export type Range = readonly [least: number, most: number];

export interface Network {
  /** Until a new connection carries its first request. */
  readonly connecting: Range;
  /** From the client to the service, and back. */
  readonly way: Range;
  /** Until the service answers. */
  readonly service: Range;
  /** Whether a connection serves one request only. */
  readonly closing?: true;
}

/** Connections that nobody uses are closed after as long, as undici does. */
const KEPT_ALIVE = 4000;

export class StrictServer {
  /** When each request arrived, in the order of the arrivals. */
  readonly arrivals: number[] = [];
  readonly #idle: number[] = [];
  readonly #network: Network;
  readonly #timing: VirtualTiming;
  readonly #random: () => number;

  constructor(network: Network, timing: VirtualTiming, seed: number) {
    this.#network = network;
    this.#timing = timing;
    this.#random = lehmer(seed);
  }

  readonly fetch: typeof globalThis.fetch = async () => {
    const { connecting, way, service, closing } = this.#network;
    const now = this.#timing.now();
    const alive = this.#idle.splice(0).filter((since) => now - since < KEPT_ALIVE);
    this.#idle.push(...alive.slice(1));
    if (alive.length === 0) await this.#pass(connecting);
    await this.#pass(way);
    this.arrivals.push(this.#timing.now());
    await this.#pass(service);
    await this.#pass(way);
    if (closing !== true) this.#idle.push(this.#timing.now());
    return Response.json({ data: { id: 'x' } });
  };

  /** The most requests that arrived in any second. */
  get busiest(): number {
    let first = 0;
    let most = 0;
    for (const [index, at] of this.arrivals.entries()) {
      while ((this.arrivals[first] ?? at) < at - 1000) first += 1;
      most = Math.max(most, index - first + 1);
    }
    return most;
  }

  #pass([least, most]: Range): Promise<void> {
    const milliseconds = least + this.#random() * (most - least);
    return new Promise((resolve) => void this.#timing.timer(milliseconds, resolve));
  }
}

/** Numbers from 0 to less than 1, the same for the same seed (Park and Miller). */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
