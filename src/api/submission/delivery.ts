/** Gets a checked invoice to the service, once. */
import { ApiError, ConfigurationError, ConnectionError } from '../client/errors.ts';
import type { Document } from '../generated/types.ts';
import { type OpenReason, UnknownOutcomeError } from './errors.ts';
import { shownParty } from './identity.ts';
import { type Found, lookUp } from './lookUp.ts';
import type { Submission } from './options.ts';
import { outcomeOf } from './outcome.ts';
import type { DocumentService } from './port.ts';
import type { Prepared } from './prepare.ts';
import type { Settings } from './settings.ts';

/** What there is to be said when it stays open. */
interface Open {
  readonly reason: OpenReason;
  readonly cause: ApiError | null;
  readonly lookUpError?: unknown;
}

type Service = DocumentService<'createInvoice' | 'list'>;

export class Delivery {
  readonly #service: Service;
  readonly #prepared: Prepared;
  readonly #settings: Settings;
  /** Requests that could have made the document. */
  #attempts = 0;
  #lookUps = 0;
  /** A request, of this call or of an earlier one, is unconfirmed. Nothing that follows makes that certain again. */
  #open: boolean;

  constructor(service: Service, prepared: Prepared, settings: Settings) {
    this.#service = service;
    this.#prepared = prepared;
    this.#settings = settings;
    this.#open = settings.earlier === 'unconfirmed';
  }

  /** @throws UnknownOutcomeError, or the error of the only request when it proves that nothing was made */
  async run(): Promise<Submission> {
    const before = await this.#lookBefore();
    if (before !== null) return this.#accepted(before, true);
    const { maxAttempts, resend } = this.#settings;
    for (;;) {
      const answer = await this.#send();
      if (!(answer instanceof ApiError)) return this.#accepted(answer, false);
      const mayRepeat = resend && this.#attempts < maxAttempts;
      const found = await this.#after(answer, mayRepeat);
      if (found !== null) return this.#accepted(found, true);
    }
  }

  /** @returns what an earlier call made; null when it is to be sent. */
  async #lookBefore(): Promise<Document | null> {
    const { earlier, resend, lookUps } = this.#settings;
    // With `resend` somebody has looked for what has no number.
    if (earlier === 'none' || (resend && this.#prepared.identity === null)) return null;
    const found = await this.#look(earlier === 'possible' ? [0] : [0, ...lookUps], null);
    if (found !== null || earlier === 'possible' || resend) return found;
    throw this.#unknown({ reason: 'not_found', cause: null });
  }

  /** @returns the document, or why there is no answer that shows one. */
  async #send(): Promise<Document | ApiError> {
    const { params, request, tell } = this.#settings;
    await tell({ phase: 'sending', attempt: this.#attempts + 1 });
    this.#attempts += 1;
    try {
      return await this.#service.documents.createInvoice(this.#prepared.sent, params, request);
    } catch (error) {
      if (error instanceof ApiError) return error;
      // Another service than ours behind the port: what it means by this error is not known.
      const message = error instanceof Error ? error.message : String(error);
      return new ConnectionError(message, {
        sent: true,
        operation: 'documents.createInvoice',
        attempts: 1,
        cause: error,
      });
    }
  }

  /**
   * Finds out what a request did that has no answer to show.
   * @returns the document; null when it may be sent again.
   * @throws ApiError when it may not
   */
  async #after(failure: ApiError, mayRepeat: boolean): Promise<Document | null> {
    const { lookUps } = this.#settings;
    const outcome = outcomeOf(failure);
    if (outcome === 'aborted') throw this.#unknown({ reason: 'aborted', cause: failure });
    if (outcome === 'absent') {
      if (!this.#open) throw failure;
      // This request made nothing, perhaps because the number is taken: by the one before, of which nothing is known.
      return await this.#found([0, ...lookUps], failure);
    }
    this.#open = true;
    if (!mayRepeat || outcome === 'answered')
      return await this.#found([...lookUps, ...lookUps.slice(-1)], failure);
    return await this.#look(lookUps, failure);
  }

  /** @throws UnknownOutcomeError when it is not there */
  async #found(waits: readonly number[], cause: ApiError): Promise<Document> {
    const found = await this.#look(waits, cause);
    if (found === null) throw this.#unknown({ reason: 'not_found', cause });
    return found;
  }

  /**
   * @returns the document; null when it is not there.
   * @throws UnknownOutcomeError when that cannot be told
   */
  async #look(waits: readonly number[], cause: ApiError | null): Promise<Document | null> {
    const { request: options, except, tell } = this.#settings;
    const { identity } = this.#prepared;
    const attempt = this.#attempts;
    if (identity === null) {
      if (attempt > 0) throw this.#unknown({ reason: 'no_number', cause });
      throw new ConfigurationError('the invoice has no number and date to look for');
    }
    await tell({ phase: 'looking-up', attempt, error: cause });
    const found = await lookUp(this.#service, {
      identity,
      waits,
      options,
      except,
      onWait: (delay) => tell({ phase: 'waiting', attempt, delay }),
    });
    this.#lookUps += found.lookUps;
    return this.#judge(found, cause);
  }

  #judge(found: Found, cause: ApiError | null): Document | null {
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
