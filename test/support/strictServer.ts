/** A service that counts the requests of every second, over a network that delays them, in virtual time. */
import type { VirtualTiming } from './virtualTiming.ts';

/** Milliseconds, uniformly distributed. */
export type Range = readonly [least: number, most: number];

export interface Network {
  /** Delay until a new connection carries its first request. */
  readonly connecting: Range;
  /** Delay from the client to the service, and back. */
  readonly way: Range;
  /** Delay until the service answers. */
  readonly service: Range;
  /** True if a connection serves one request only. */
  readonly closing?: true;
}

/** Idle connections are closed after this time, as undici does. */
const KEPT_ALIVE = 4000;

export class StrictServer {
  /** Arrival time of each request, in order of arrival. */
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

  /** The highest number of requests in any second. */
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

/** Random numbers from 0 to less than 1, the same for the same seed (Park and Miller). */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
