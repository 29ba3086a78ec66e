/** Holds the requests of a client to so many a second, whoever makes them. */
import { AbortedError, type RateLimitError } from './errors.ts';
import { onAbort } from './onAbort.ts';
import type { Timing } from './timing.ts';

/** Added to each window, in milliseconds: clocks are read in whole milliseconds, and the service may count both ends. */
export const ARRIVAL_MARGIN = 50;

/**
 * A request without an answer may still be on its way for as long, in milliseconds: a connection is set up within it or
 * given up (10 s by default in undici, the `fetch` of Node).
 */
export const LONGEST_ARRIVAL = 10_000;

/** Exchanges that must be known before their length says anything of the next ones. */
export const KNOWN_EXCHANGES = 100;

/** A request that may start. */
export interface Turn {
  /** To be called when its answer has begun, or none will come: by then it has arrived. */
  readonly arrived: () => void;
}

export interface TurnOptions {
  /** Takes the call out of the queue. */
  readonly signal?: AbortSignal | undefined;
  /** The longest pause that the call waits for, in milliseconds; any when it is left out. */
  readonly longestPause?: number | undefined;
}

interface Waiter {
  readonly longestPause: number;
  readonly settle: (turn: Turn | null) => void;
}

/** A request that was started, and the moment from which it no longer counts. */
interface Started {
  readonly at: number;
  until: number;
}

/**
 * The service never sees more than `rate` requests in a second, first come, first served. It counts when requests
 * arrive, and that can be any time between the start of a request and its answer: the first ones are late because their
 * connections are made, and then arrive together with later ones. So a request counts from its start until a second
 * after its answer.
 *
 * A rate below one, or with a fraction, becomes the whole number of requests that fits into a window of another length;
 * infinity is no limit.
 */
export class Limiter {
  readonly #most: number;
  readonly #window: number;
  readonly #timing: Timing;
  /** The requests that the service may count together with the next one. */
  readonly #started = new Set<Started>();
  /** The durations of the last exchanges, in milliseconds. */
  readonly #exchanges: number[] = [];
  readonly #queue = new Set<Waiter>();
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #pausedBy: RateLimitError | undefined;
  #cancelTimer: (() => void) | undefined;

  constructor(rate: number, timing: Timing) {
    const limited = Number.isFinite(rate);
    this.#most = limited ? Math.max(1, Math.floor(rate)) : Number.POSITIVE_INFINITY;
    this.#window = limited ? (this.#most / rate) * 1000 + ARRIVAL_MARGIN : 0;
    this.#timing = timing;
  }

  /**
   * Resolves when the caller may start, and to null at once when a pause lasts longer than it waits.
   * @throws AbortedError as soon as the signal says so; its place in the queue is free then.
   */
  acquire({ signal, longestPause = Number.POSITIVE_INFINITY }: TurnOptions = {}): Promise<Turn | null> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new AbortedError({ cause: signal.reason }));
        return;
      }
      const waiter: Waiter = {
        longestPause,
        settle: (turn) => {
          stay();
          this.#queue.delete(waiter);
          resolve(turn);
        },
      };
      const stay = onAbort(signal, () => {
        this.#queue.delete(waiter);
        if (this.#queue.size === 0) this.#clearTimer();
        reject(new AbortedError({ cause: signal?.reason }));
      });
      this.#queue.add(waiter);
      this.#advance();
    });
  }

  /**
   * Nobody starts for so many milliseconds: the service said that there were too many requests.
   * @param cause the answer that said it
   */
  pause(milliseconds: number, cause: RateLimitError): void {
    // Whatever was concluded from the length of exchanges, it was too much.
    this.#exchanges.length = 0;
    const until = this.#timing.now() + milliseconds;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#pausedBy = cause;
    this.#again();
  }

  /** The answer that asked for the last pause. */
  get pausedBy(): RateLimitError | undefined {
    return this.#pausedBy;
  }

  /** Milliseconds until the pause is over; 0 when there is none. */
  get pauseLeft(): number {
    return Math.max(0, this.#pausedUntil - this.#timing.now());
  }

  #again(): void {
    this.#clearTimer();
    this.#advance();
  }

  /** Lets everybody start who may, and sets the timer for the next. */
  #advance(): void {
    const { pauseLeft } = this;
    for (const waiter of [...this.#queue]) if (pauseLeft > waiter.longestPause) waiter.settle(null);
    if (this.#cancelTimer !== undefined) return;
    for (const waiter of this.#queue) {
      const now = this.#timing.now();
      const delay = this.#nextStart(now) - now;
      if (delay > 0) {
        // A timer may fire a little early: it looks again. A whole millisecond is the least that it can wait.
        this.#cancelTimer = this.#timing.timer(Math.ceil(delay), () => {
          this.#cancelTimer = undefined;
          this.#advance();
        });
        return;
      }
      waiter.settle(this.#start(now));
    }
  }

  #start(at: number): Turn {
    if (!Number.isFinite(this.#most)) return { arrived: () => undefined };
    const started = { at, until: at + LONGEST_ARRIVAL + this.#window };
    this.#started.add(started);
    let hasArrived = false;
    return {
      arrived: () => {
        if (hasArrived) return;
        hasArrived = true;
        const exchange = this.#timing.now() - at;
        this.#exchanges.push(exchange);
        if (this.#exchanges.length > KNOWN_EXCHANGES) this.#exchanges.shift();
        const late = Math.max(0, exchange - this.#usual());
        started.until = Math.min(started.until, at + late + this.#window);
        if (this.#queue.size > 0) this.#again();
      },
    };
  }

  /**
   * What every exchange takes, in milliseconds. An arrival is not later than the answer less the shortest way back, and
   * the next one not earlier than its start plus the shortest way there: the sum of both is time in which nothing can
   * arrive closer. The quickest exchange is about that sum where most are hardly slower; where they differ much it may
   * be far above it, so what they differ by is taken off. Zero until enough exchanges are known.
   */
  #usual(): number {
    if (this.#exchanges.length < KNOWN_EXCHANGES) return 0;
    const sorted = [...this.#exchanges].sort((a, b) => a - b);
    const [quickest = 0] = sorted;
    const median = sorted[KNOWN_EXCHANGES / 2] ?? 0;
    return Math.max(0, quickest - (median - quickest));
  }

  /** The earliest moment at which somebody may start, as far as it is known now. */
  #nextStart(now: number): number {
    if (this.#started.size < this.#most) return this.#pausedUntil;
    let earliest = Number.POSITIVE_INFINITY;
    for (const started of this.#started) {
      if (started.until <= now) this.#started.delete(started);
      else earliest = Math.min(earliest, started.until);
    }
    return this.#started.size < this.#most ? this.#pausedUntil : Math.max(this.#pausedUntil, earliest);
  }

  #clearTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
