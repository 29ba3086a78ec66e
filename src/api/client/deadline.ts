/** The end that an attempt comes to in any case: its time is over, or the caller's signal says so. */
import { AbortedError, type ApiError, type ErrorContext, TimeoutError } from './errors.ts';
import { onAbort } from './onAbort.ts';

export interface DeadlineOptions {
  readonly timeout: number;
  readonly caller: AbortSignal | undefined;
  /** Whether the caller's signal goes on to end what the platform does, after the release too. */
  readonly lasting: boolean;
}

/** Runs from its making to `release()`, after which nothing of it is left: no timer, no listener. */
export class Deadline {
  /** For the platform, which gives up the connection. */
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #expired: Promise<never>;
  #expire: (error: ApiError) => void = () => undefined;
  readonly #release: () => void;

  constructor({ timeout, caller, lasting }: DeadlineOptions, context: ErrorContext) {
    this.signal = lasting ? joined(this.#controller.signal, caller) : this.#controller.signal;
    this.#expired = new Promise((_, reject) => {
      this.#expire = reject;
    });
    // Nobody may be waiting when it comes.
    this.#expired.catch(() => undefined);
    const timer = setTimeout(() => this.#end(new TimeoutError(timeout, context)), timeout);
    const abort = (): void => this.#end(new AbortedError({ ...context, cause: caller?.reason }));
    const ignore = caller?.aborted === true ? () => undefined : onAbort(caller, abort);
    this.#release = () => {
      clearTimeout(timer);
      ignore();
    };
    // Last: a signal that has spoken already releases at once.
    if (caller?.aborted === true) abort();
  }

  /**
   * The work's result, unless the end comes first: at once, also where the platform is slow to give up.
   * @throws TimeoutError, AbortedError
   */
  race<T>(work: Promise<T>): Promise<T> {
    return Promise.race([this.#expired, work]);
  }

  release(): void {
    this.#release();
  }

  #end(error: ApiError): void {
    this.#release();
    this.#expire(error);
    this.#controller.abort();
  }
}

/** Both signals; the first alone on platforms that cannot join them (Node before 20.3). */
function joined(own: AbortSignal, caller: AbortSignal | undefined): AbortSignal {
  return caller === undefined || AbortSignal.any === undefined ? own : AbortSignal.any([own, caller]);
}
