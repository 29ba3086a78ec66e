/** Reads one document repeatedly until the total time is over. */
import { AbortedError, ApiError, ConnectionError, ResponseError, StatusError } from '../client/errors.ts';
import { onAbort } from '../client/onAbort.ts';
import type { RequestOptions } from '../client/options.ts';
import { platformTiming, wait } from '../client/timing.ts';
import type { Document } from '../generated/types.ts';
import { isPassing } from './outcome.ts';
import type { DocumentService } from './port.ts';

interface WatchOptions {
  /** Total time in milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  readonly companyId?: string | undefined;
}

/** Limit for a single read, so that it does not use up the total time. */
const LONGEST_READ = 30_000;

/** Active from its creation until `release()`, which removes its timer and listener. */
export class Watch {
  readonly #service: DocumentService<'get'>;
  readonly #id: string;
  readonly #companyId: string | undefined;
  readonly #caller: AbortSignal | undefined;
  readonly #end = new AbortController();
  #isOver = false;
  #failure: ApiError | null = null;
  #isFirst = true;
  readonly release: () => void;

  constructor(service: DocumentService<'get'>, id: string, { timeout, signal, companyId }: WatchOptions) {
    this.#service = service;
    this.#id = id;
    this.#companyId = companyId;
    this.#caller = signal;
    const cancel = platformTiming.timer(timeout, () => {
      this.#isOver = true;
      this.#end.abort();
    });
    const abort = (): void => this.#end.abort(signal?.reason);
    if (signal?.aborted === true) abort();
    const ignore = onAbort(signal, abort);
    this.release = () => {
      cancel();
      ignore();
    };
  }

  /** True if the total time is over. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The reason why the last read failed; null if it succeeded. */
  get failure(): ApiError | null {
    return this.#failure;
  }

  /**
   * Reads once; returns null after a temporary failure. The first read is always made.
   * @throws ApiError for a permanent failure
   */
  async read(): Promise<Document | null> {
    // The next read comes soon: retries inside a call would only delay it.
    const options: RequestOptions = {
      companyId: this.#companyId,
      signal: this.#isFirst ? this.#caller : this.#end.signal,
      timeout: LONGEST_READ,
      maxRetries: 0,
    };
    this.#isFirst = false;
    try {
      const document = await this.#service.documents.get(this.#id, {}, options);
      this.#failure = null;
      return document;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.#isItsEnd(error)) return null;
      if (!mayPass(error)) throw error;
      this.#failure = error;
      return null;
    }
  }

  /**
   * Waits, at most until the total time is over.
   * @throws AbortedError if the caller cancelled it
   */
  async wait(milliseconds: number): Promise<void> {
    if (this.#isOver) return;
    try {
      await wait(milliseconds, platformTiming, this.#end.signal);
    } catch (error) {
      if (!this.#isOver || this.#caller?.aborted === true) throw error;
    }
  }

  /** True if the end of the total time, not the caller, cancelled the read. */
  #isItsEnd(error: ApiError): boolean {
    return error instanceof AbortedError && this.#isOver && this.#caller?.aborted !== true;
  }
}

function mayPass(error: ApiError): boolean {
  if (error instanceof StatusError) return isPassing(error);
  return error instanceof ConnectionError || error instanceof ResponseError;
}
