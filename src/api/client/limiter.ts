/** Holds the requests of a client to so many a second, whoever makes them. */
import { AbortedError } from './errors.ts';
import type { Timing } from './timing.ts';

/**
 * Added to each window, in milliseconds. The service counts when requests arrive: where one was slow on its way and
 * the next ones were not, they arrive closer together than they started.
 */
export const ARRIVAL_MARGIN = 50;

interface Waiter {
  readonly start: () => void;
}

/**
 * At most `rate` starts in any second, first come, first served. A rate below one, or with a fraction, becomes the
 * whole number of starts that fits into a window of another length; infinity is no limit.
 */
export class Limiter {
  readonly #starts: number;
  readonly #window: number;
  readonly #timing: Timing;
  /** When the last starts were, the oldest first; never more than fit into a window. */
  readonly #last: number[] = [];
  readonly #queue = new Set<Waiter>();
  #heldUntil = Number.NEGATIVE_INFINITY;
  #cancelTimer: (() => void) | undefined;

  constructor(rate: number, timing: Timing) {
    const limited = Number.isFinite(rate);
    this.#starts = limited ? Math.max(1, Math.floor(rate)) : 1;
    this.#window = limited ? (this.#starts / rate) * 1000 + ARRIVAL_MARGIN : 0;
    this.#timing = timing;
  }

  /**
   * Resolves when the caller may start.
   * @throws AbortedError as soon as the signal says so; its place in the queue is free then.
   */
  acquire(signal?: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new AbortedError({ cause: signal.reason }));
        return;
      }
      const waiter: Waiter = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = (): void => {
        this.#queue.delete(waiter);
        if (this.#queue.size === 0) this.#clearTimer();
        reject(new AbortedError({ cause: signal?.reason }));
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(waiter);
      this.#advance();
    });
  }

  /** Nobody starts for so many milliseconds: the service said that there were too many requests. */
  hold(milliseconds: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, this.#timing.now() + milliseconds);
    this.#clearTimer();
    this.#advance();
  }

  /** Lets everybody start who may, and sets the timer for the next. */
  #advance(): void {
    if (this.#cancelTimer !== undefined) return;
    for (const waiter of this.#queue) {
      const now = this.#timing.now();
      const delay = this.#nextStart() - now;
      if (delay > 0) {
        // A timer may fire a little early: it looks again. A whole millisecond is the least that it can wait.
        this.#cancelTimer = this.#timing.timer(Math.ceil(delay), () => {
          this.#cancelTimer = undefined;
          this.#advance();
        });
        return;
      }
      this.#queue.delete(waiter);
      this.#last.push(now);
      if (this.#last.length > this.#starts) this.#last.shift();
      waiter.start();
    }
  }

  /** The earliest moment at which somebody may start. */
  #nextStart(): number {
    const oldest = this.#last.length < this.#starts ? undefined : this.#last[0];
    return Math.max(this.#heldUntil, oldest === undefined ? Number.NEGATIVE_INFINITY : oldest + this.#window);
  }

  #clearTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
