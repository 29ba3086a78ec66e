/** Limits the number of requests per second for all calls of a client. */
import { AbortedError, type RateLimitError } from './errors.ts';
import { onAbort } from './onAbort.ts';
import type { Timing } from './timing.ts';

/**
 * Margin of each window, in milliseconds: clocks are read in whole milliseconds, and the service may count both ends.
 */
export const ARRIVAL_MARGIN = 50;

/**
 * Maximum time before an unanswered request reaches the service, in milliseconds: by then, a connection is
 * established or abandoned (10 s by default in undici, Node's `fetch`).
 */
const LONGEST_ARRIVAL = 10_000;

/** Minimum number of completed exchanges before their duration is used. */
const KNOWN_EXCHANGES = 100;

/** Permission to start a request. */
export interface RateSlot {
  /** Must be called when the response has started or none will come: by then, the request has arrived. */
  readonly arrived: () => void;
}

export interface AcquireOptions {
  /** Removes the call from the queue. */
  readonly signal?: AbortSignal | undefined;
  /** The longest pause to wait for, in milliseconds; default: any. */
  readonly longestPause?: number | undefined;
}

interface Waiter {
  readonly longestPause: number;
  readonly settle: (turn: RateSlot | null) => void;
}

/** A started request, and the time from which it no longer counts. */
interface CountedRequest {
  readonly at: number;
  until: number;
}

/**
 * Ensures that the service receives at most `rate` requests per second, first come, first served. The service counts
 * requests when they arrive, which can be any time between the start of a request and its response: the first
 * requests are delayed by connecting, and then arrive together with later ones. Therefore, a request counts from its
 * start until one second after its response.
 *
 * A rate below one, or with a fraction, becomes an integer number of requests in a longer window; infinity means no
 * limit.
 */
export class Limiter {
  readonly #most: number;
  readonly #window: number;
  readonly #timing: Timing;
  /** The requests that the service may count together with the next one. */
  readonly #started = new Set<CountedRequest>();
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
   * Resolves when the caller may start; resolves to null immediately if a pause is longer than the caller waits.
   * @throws AbortedError as soon as the signal is aborted, which frees the place in the queue
   */
  acquire({
    signal,
    longestPause = Number.POSITIVE_INFINITY,
  }: AcquireOptions = {}): Promise<RateSlot | null> {
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
   * Pauses all calls for this many milliseconds after a 429.
   * @param cause The error for that response
   */
  pause(milliseconds: number, cause: RateLimitError): void {
    // The measured durations allowed too many requests, so they are dropped.
    this.#exchanges.length = 0;
    const until = this.#timing.now() + milliseconds;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#pausedBy = cause;
    this.#again();
  }

  /** The response that requested the last pause. */
  get pausedBy(): RateLimitError | undefined {
    return this.#pausedBy;
  }

  /** Milliseconds until the end of the pause; 0 if there is none. */
  get pauseLeft(): number {
    return Math.max(0, this.#pausedUntil - this.#timing.now());
  }

  #again(): void {
    this.#clearTimer();
    this.#advance();
  }

  /** Starts as many waiting calls as allowed, and sets the timer for the next. */
  #advance(): void {
    const { pauseLeft } = this;
    for (const waiter of [...this.#queue]) if (pauseLeft > waiter.longestPause) waiter.settle(null);
    if (this.#cancelTimer !== undefined) return;
    for (const waiter of this.#queue) {
      const now = this.#timing.now();
      const delay = this.#nextStart(now) - now;
      if (delay > 0) {
        // A timer may fire slightly early, so the time is checked again. One millisecond is the shortest wait.
        this.#cancelTimer = this.#timing.timer(Math.ceil(delay), () => {
          this.#cancelTimer = undefined;
          this.#advance();
        });
        return;
      }
      waiter.settle(this.#start(now));
    }
  }

  #start(at: number): RateSlot {
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
   * The part of the duration that all exchanges have in common, in milliseconds: the shortest outward trip plus the
   * shortest return trip. A request arrives at least one return trip before its response, and the next one at least one
   * outward trip after its start, so this time does not count. If most exchanges take about equally long, the fastest
   * one is a good estimate of the sum; if they vary, it may be far too high, so their spread is subtracted. Zero until
   * enough exchanges are known.
   */
  #usual(): number {
    if (this.#exchanges.length < KNOWN_EXCHANGES) return 0;
    const sorted = [...this.#exchanges].sort((a, b) => a - b);
    const [quickest = 0] = sorted;
    const median = sorted[KNOWN_EXCHANGES / 2] ?? 0;
    return Math.max(0, quickest - (median - quickest));
  }

  /** The earliest time at which a call may start, as far as known. */
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
