import type { Timing } from '../../src/api/client/timing.ts';

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** Time that stands still until a test advances it. */
export class VirtualTiming implements Timing {
  /** The requested waits, in order. */
  readonly asked: number[] = [];
  /** The random value: the longest wait by default, just below one. */
  chance = 1;
  readonly #timers = new Set<Timer>();
  #now = 0;

  readonly now = (): number => this.#now;
  readonly random = (): number => this.chance;
  readonly timer = (milliseconds: number, fire: () => void): (() => void) => {
    this.asked.push(milliseconds);
    const timer = { at: this.#now + milliseconds, fire };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Number of pending timers. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Advances the clock and runs everything that falls due on the way. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settle();
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next.at);
      this.#timers.delete(next);
      next.fire();
    }
    this.#now = end;
  }

  /** Advances the clock whenever a timer is pending, until the work is done. */
  async until<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const end = (): void => {
      done = true;
    };
    work.then(end, end);
    while (!done) {
      // The platform's own work, such as reading a body, uses turns of the event loop and no virtual time.
      await turn();
      const next = Math.min(...[...this.#timers].map(({ at }) => at));
      if (!done && Number.isFinite(next)) await this.advance(Math.max(0, next - this.#now));
    }
    return work;
  }
}

/** Runs everything that is ready. */
async function settle(): Promise<void> {
  for (let count = 0; count < 10; count++) await Promise.resolve();
}

/** A real turn of the event loop, even with a fake `setTimeout`. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
