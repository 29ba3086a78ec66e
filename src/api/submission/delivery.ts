/** Gets a checked invoice to the service, once. */
import type { FatturaClient } from '../client/client.ts';
import { ConfigurationError, FatturaError } from '../client/errors.ts';
import type { Document } from '../generated/types.ts';
import { type OpenReason, UnknownOutcomeError } from './errors.ts';
import { shownParty } from './identity.ts';
import { type Found, lookUp } from './lookUp.ts';
import type { Submission } from './options.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Prepared } from './prepare.ts';
import type { Settings } from './settings.ts';

/** What there is to be said when it stays open. */
interface Open {
  readonly reason: OpenReason;
  readonly cause: FatturaError | null;
  readonly lookUpError?: unknown;
}

export class Delivery {
  readonly #client: FatturaClient;
  readonly #prepared: Prepared;
  readonly #settings: Settings;
  /** Requests that could have made the document. */
  #attempts = 0;
  #lookUps = 0;
  /** A request before went out, and no look-up since has found what it made. */
  #doubted: boolean;
  /** Of one of these nobody said that it had ended. */
  #open = false;

  constructor(client: FatturaClient, prepared: Prepared, settings: Settings) {
    this.#client = client;
    this.#prepared = prepared;
    this.#settings = settings;
    this.#doubted = settings.lookUpFirst;
  }

  /** @throws UnknownOutcomeError, or the error of the last request when it is certain that none did its work */
  async run(): Promise<Submission> {
    const { lookUpFirst, lookUps, maxAttempts } = this.#settings;
    if (lookUpFirst) {
      const found = await this.#look([0, ...lookUps], null);
      if (found !== null) return this.#accepted(found, true);
    }
    for (;;) {
      const failure = await this.#send();
      if (!(failure instanceof FatturaError)) return this.#accepted(failure, false);
      const found = await this.#after(failure, outcomeOf(failure));
      if (found !== null) return this.#accepted(found, true);
      if (this.#attempts < maxAttempts) continue;
      throw this.#open ? this.#unknown({ reason: 'not_found', cause: failure }) : failure;
    }
  }

  /** @returns the document, or why there is no answer that shows one. */
  async #send(): Promise<Document | FatturaError> {
    const { params, request, tell } = this.#settings;
    await tell({ phase: 'sending', attempt: this.#attempts + 1 });
    this.#attempts += 1;
    try {
      return await this.#client.documents.createInvoice(this.#prepared.sent, params, request);
    } catch (error) {
      if (error instanceof FatturaError) return error;
      throw error;
    }
  }

  /**
   * Finds out what a request did that has no answer to show.
   * @returns the document; null when it is not there and may be sent again.
   * @throws FatturaError when it may not
   */
  async #after(failure: FatturaError, outcome: Outcome): Promise<Document | null> {
    const { lookUps } = this.#settings;
    if (outcome === 'aborted') throw this.#unknown({ reason: 'aborted', cause: failure });
    if (outcome === 'absent' || (outcome === 'refused' && !this.#doubted)) throw this.#certainly(failure);
    if (outcome === 'refused') {
      // The number is taken, perhaps by what a request before has made after all.
      const found = await this.#look([0, ...lookUps], failure);
      if (found === null) throw this.#certainly(failure);
      return found;
    }
    this.#doubted = true;
    this.#open ||= outcome !== 'failed';
    const found = await this.#look(lookUps, failure);
    if (found === null && outcome === 'answered') {
      throw this.#unknown({ reason: 'not_found', cause: failure });
    }
    return found;
  }

  /** The error itself, unless it hides that an earlier request is still open. */
  #certainly(failure: FatturaError): FatturaError {
    return this.#open ? this.#unknown({ reason: 'not_found', cause: failure }) : failure;
  }

  /**
   * @returns the document; null when it is not there.
   * @throws UnknownOutcomeError when that cannot be told
   */
  async #look(waits: readonly number[], cause: FatturaError | null): Promise<Document | null> {
    const { request: options, except, tell } = this.#settings;
    const { identity } = this.#prepared;
    const attempt = this.#attempts;
    if (identity === null) {
      if (attempt > 0) throw this.#unknown({ reason: 'no_number', cause });
      throw new ConfigurationError('lookUpFirst: the invoice has no number and date to look for');
    }
    await tell({ phase: 'looking-up', attempt, error: cause });
    const found = await lookUp(this.#client, {
      identity,
      waits,
      options,
      except,
      onWait: (delay) => tell({ phase: 'waiting', attempt, delay }),
    });
    this.#lookUps += found.lookUps;
    return this.#judge(found, cause);
  }

  #judge(found: Found, cause: FatturaError | null): Document | null {
    switch (found.outcome) {
      case 'found':
        return found.document;
      case 'none':
        return null;
      case 'aborted':
        // Before its first request this call has done nothing: it just ends.
        if (this.#attempts === 0) throw found.error;
        throw this.#unknown({ reason: 'aborted', cause, lookUpError: found.error });
      case 'failed':
        throw this.#unknown({ reason: 'look_up_failed', cause, lookUpError: found.error });
      default:
        throw this.#unknown({ reason: found.outcome, cause });
    }
  }

  async #accepted(document: Document, found: boolean): Promise<Submission> {
    const attempts = this.#attempts;
    await this.#settings.tell({ phase: 'accepted', attempt: attempts, document, found });
    return { document, found, attempts, report: this.#prepared.report };
  }

  #unknown(open: Open): UnknownOutcomeError {
    const { identity } = this.#prepared;
    return new UnknownOutcomeError({
      number: identity?.number ?? null,
      date: identity?.date ?? null,
      counterpart: shownParty(identity?.counterparts[0]),
      lookUps: this.#lookUps,
      attempts: this.#attempts,
      ...open,
    });
  }
}
