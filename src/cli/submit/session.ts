/** The shared state of all invoices of one call: the client, the journal, and the single decision to stop. */
import type { DocumentService, SubmissionEvent, SubmitOptions } from '../../api/index.ts';
import type { Journal } from './journal/journal.ts';
import type { SubmitSettings } from './settings.ts';

/** After this many unknown outcomes, sending stops: each further one would also have to be looked up. */
const MAX_DOUBTS = 5;

/** The time in milliseconds for pending requests after Ctrl-C. */
const GRACE = 10_000;

export interface Stop {
  readonly reason: 'interrupted' | 'service' | 'journal' | 'rate';
  /** The cause of the stop; null for Ctrl-C. */
  readonly error: unknown;
}

export interface SessionParts {
  readonly client: DocumentService;
  readonly journal: Journal;
  readonly settings: SubmitSettings;
  readonly interrupted: AbortSignal;
  /** Called at the first reason to stop. */
  readonly onStop: (stop: Stop) => void;
  readonly onEvent: (event: SubmissionEvent) => void;
}

export class Session {
  readonly client: DocumentService;
  readonly journal: Journal;
  readonly settings: SubmitSettings;
  /** Aborts at once requests that only read or wait. */
  readonly interrupted: AbortSignal;
  readonly #onStop: SessionParts['onStop'];
  readonly #onEvent: SessionParts['onEvent'];
  readonly #abort = new AbortController();
  readonly #interrupt = (): void => this.#interruptSoon();
  #stopped: Stop | null = null;
  #doubts = 0;
  #grace: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SessionParts) {
    this.client = parts.client;
    this.journal = parts.journal;
    this.settings = parts.settings;
    this.interrupted = parts.interrupted;
    this.#onStop = parts.onStop;
    this.#onEvent = parts.onEvent;
    if (parts.interrupted.aborted) this.#interrupt();
    else parts.interrupted.addEventListener('abort', this.#interrupt, { once: true });
  }

  /** The reason why sending stopped; null while it continues. */
  get stopped(): Stop | null {
    return this.#stopped;
  }

  /** Aborts requests that may create a document, {@link GRACE} after Ctrl-C. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The options shared by all submissions. */
  get submission(): Pick<
    SubmitOptions,
    'signal' | 'issue' | 'sectional_id' | 'automatic_number' | 'reconciliation_identifier' | 'force'
  > {
    const { issue, sectional, automaticNumber, reconciliation, force } = this.settings;
    return {
      signal: this.signal,
      issue,
      automatic_number: automaticNumber,
      force,
      ...(sectional === null ? {} : { sectional_id: sectional }),
      ...(reconciliation === null ? {} : { reconciliation_identifier: reconciliation }),
    };
  }

  /** Stops the call: pending requests continue, and nothing new is started. The first reason is kept. */
  stop(stop: Stop): void {
    if (this.#stopped !== null) return;
    this.#stopped = stop;
    this.#onStop(stop);
  }

  /** Counts an unknown outcome; stops after {@link MAX_DOUBTS}. */
  doubt(error: unknown): void {
    this.#doubts += 1;
    if (this.#doubts >= MAX_DOUBTS) this.stop({ reason: 'service', error });
  }

  report(event: SubmissionEvent): void {
    this.#onEvent(event);
  }

  /** Releases timers and listeners; call it in `finally`. */
  end(): void {
    clearTimeout(this.#grace);
    this.interrupted.removeEventListener('abort', this.#interrupt);
  }

  #interruptSoon(): void {
    this.stop({ reason: 'interrupted', error: null });
    this.#grace = setTimeout(() => this.#abort.abort(), GRACE);
  }
}
