/** The end of an attempt: its time limit, or the caller's signal. */
import { AbortedError, type ApiError, type ErrorContext, TimeoutError } from './errors.ts';
import { onAbort } from './onAbort.ts';

export interface DeadlineOptions {
  readonly timeout: number;
  readonly caller: AbortSignal | undefined;
  /** True if the caller's signal stays connected to the platform after the release. */
  readonly lasting: boolean;
}

/** Active from its creation until `release()`, which removes its timer and listener. */
export class Deadline {
  /** Signal for the platform, which then closes the connection. */
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
    // Prevents an unhandled rejection while nothing awaits the promise.
    this.#expired.catch(() => undefined);
    const timer = setTimeout(() => this.#end(new TimeoutError(timeout, context)), timeout);
    const abort = (): void => this.#end(new AbortedError({ ...context, cause: caller?.reason }));
    const ignore = caller?.aborted === true ? () => undefined : onAbort(caller, abort);
    this.#release = () => {
      clearTimeout(timer);
      ignore();
    };
    // Last, because a signal that is already aborted releases immediately.
    if (caller?.aborted === true) abort();
  }

  /**
   * The result of the work, or an immediate rejection at the end of the attempt, even if the platform is slow to
   * cancel.
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

/** Both signals; only the first on platforms that cannot combine them (Node before 20.3). */
function joined(own: AbortSignal, caller: AbortSignal | undefined): AbortSignal {
  return caller === undefined || AbortSignal.any === undefined ? own : AbortSignal.any([own, caller]);
}
