/** Holds the requests of a client to so many a second, whoever makes them. */
import { AbortedError } from './errors.ts';
import type { Timing } from './timing.ts';

/**
 * Added to each window, in milliseconds. The service counts when requests arrive: where one was slow on its way and
 * the next ones were not, they arrive closer together than they started.
 */
export const ARRIVAL_MARGIN = 50;

/** What a waiting call is told: it may start, or the pause is longer than it would wait. */
export type Turn = 'start' | 'paused';

export interface TurnOptions {
  /** Takes the call out of the queue. */
  readonly signal?: AbortSignal | undefined;
  /** The longest pause that the call waits for, in milliseconds; any when it is left out. */
  readonly longestPause?: number | undefined;
}

interface Waiter {
  readonly longestPause: number;
  readonly settle: (turn: Turn) => void;
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
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #cancelTimer: (() => void) | undefined;

  constructor(rate: number, timing: Timing) {
    const limited = Number.isFinite(rate);
    this.#starts = limited ? Math.max(1, Math.floor(rate)) : 1;
    this.#window = limited ? (this.#starts / rate) * 1000 + ARRIVAL_MARGIN : 0;
    this.#timing = timing;
  }

  /**
   * Resolves to `start` when the caller may start, and to `paused` at once when a pause lasts longer than it waits.
   * @throws AbortedError as soon as the signal says so; its place in the queue is free then.
   */
  acquire({ signal, longestPause = Number.POSITIVE_INFINITY }: TurnOptions = {}): Promise<Turn> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new AbortedError({ cause: signal.reason }));
        return;
      }
      const waiter: Waiter = {
        longestPause,
        settle: (turn) => {
          signal?.removeEventListener('abort', leave);
          this.#queue.delete(waiter);
          resolve(turn);
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

  /**
   * Nobody starts for so many milliseconds: the service said that there were too many requests.
   * @returns whether this pause ends later than the one that was there
   */
  pause(milliseconds: number): boolean {
    const until = this.#timing.now() + milliseconds;
    if (until <= this.#pausedUntil) return false;
    this.#pausedUntil = until;
    this.#clearTimer();
    this.#advance();
    return true;
  }

  /** Milliseconds until the pause is over; 0 when there is none. */
  get pauseLeft(): number {
    return Math.max(0, this.#pausedUntil - this.#timing.now());
  }

  /** Lets everybody start who may, and sets the timer for the next. */
  #advance(): void {
    const { pauseLeft } = this;
    for (const waiter of [...this.#queue]) if (pauseLeft > waiter.longestPause) waiter.settle('paused');
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
      this.#last.push(now);
      if (this.#last.length > this.#starts) this.#last.shift();
      waiter.settle('start');
    }
  }

  /** The earliest moment at which somebody may start. */
  #nextStart(): number {
    const oldest = this.#last.length < this.#starts ? undefined : this.#last[0];
    return Math.max(
      this.#pausedUntil,
      oldest === undefined ? Number.NEGATIVE_INFINITY : oldest + this.#window,
    );
  }

  #clearTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
