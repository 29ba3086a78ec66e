/** Readings of one document, until the time for all of them is over. */
import { AbortedError, ApiError, ConnectionError, ResponseError, StatusError } from '../client/errors.ts';
import { onAbort } from '../client/onAbort.ts';
import type { RequestOptions } from '../client/options.ts';
import { platformTiming, wait } from '../client/timing.ts';
import type { Document } from '../generated/types.ts';
import { isPassing } from './outcome.ts';
import type { DocumentService } from './port.ts';

interface WatchOptions {
  /** Milliseconds in all. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  readonly companyId?: string | undefined;
}

/** One reading does not use up the time of all. */
const LONGEST_READING = 30_000;

/** Runs from its making to `release()`, after which nothing of it is left: no timer, no listener. */
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

  /** Whether the time is over. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Why the last reading came to nothing; null when it did not. */
  get failure(): ApiError | null {
    return this.#failure;
  }

  /** Reads once, null when nothing came of it; the first reading is made however short the time. @throws ApiError for what no waiting mends */
  async read(): Promise<Document | null> {
    // It is read again soon: a call that repeats by itself would only be later.
    const options: RequestOptions = {
      companyId: this.#companyId,
      signal: this.#isFirst ? this.#caller : this.#end.signal,
      timeout: LONGEST_READING,
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

  /** Waits, at most until the time is over. @throws AbortedError when the caller ended it */
  async wait(milliseconds: number): Promise<void> {
    if (this.#isOver) return;
    try {
      await wait(milliseconds, platformTiming, this.#end.signal);
    } catch (error) {
      if (!this.#isOver || this.#caller?.aborted === true) throw error;
    }
  }

  /** Its own time, and not the caller, ended a reading. */
  #isItsEnd(error: ApiError): boolean {
    return error instanceof AbortedError && this.#isOver && this.#caller?.aborted !== true;
  }
}

function mayPass(error: ApiError): boolean {
  if (error instanceof StatusError) return isPassing(error);
  return error instanceof ConnectionError || error instanceof ResponseError;
}
