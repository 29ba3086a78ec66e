/** Delivers a checked invoice to the service exactly once. */
import { ApiError, ConfigurationError, ConnectionError } from '../client/errors.ts';
import type { Document } from '../generated/types.ts';
import { type OpenReason, UnknownOutcomeError } from './errors.ts';
import { shownParty } from './identity.ts';
import { type Found, lookUp } from './lookUp.ts';
import type { Submission } from './options.ts';
import { outcomeOf } from './outcome.ts';
import type { DocumentService } from './port.ts';
import type { PreparedInvoice } from './prepare.ts';
import type { SubmissionSettings } from './submissionSettings.ts';

/** Data of an error about an unknown outcome. */
interface Open {
  readonly reason: OpenReason;
  readonly cause: ApiError | null;
  readonly lookUpError?: unknown;
}

type Service = DocumentService<'createInvoice' | 'list'>;

/** The sending of one invoice: requests, and look-ups after a request without a clear outcome. */
export class Delivery {
  readonly #service: Service;
  readonly #prepared: PreparedInvoice;
  readonly #settings: SubmissionSettings;
  /** Number of requests that could have created the document. */
  #attempts = 0;
  #lookUps = 0;
  /** A request of this or an earlier call is unconfirmed. This never becomes false again. */
  #open: boolean;

  constructor(service: Service, prepared: PreparedInvoice, settings: SubmissionSettings) {
    this.#service = service;
    this.#prepared = prepared;
    this.#settings = settings;
    this.#open = settings.earlier === 'unconfirmed';
  }

  /** @throws UnknownOutcomeError, or the error of the only request if it proves that nothing was created */
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

  /** @returns The document of an earlier call; null if the invoice must be sent */
  async #lookBefore(): Promise<Document | null> {
    const { earlier, resend, lookUps } = this.#settings;
    // With `resend`, the caller has checked an invoice without a number.
    if (earlier === 'none' || (resend && this.#prepared.identity === null)) return null;
    const found = await this.#look(earlier === 'possible' ? [0] : [0, ...lookUps], null);
    if (found !== null || earlier === 'possible' || resend) return found;
    throw this.#unknown({ reason: 'not_found', cause: null });
  }

  /** @returns The document, or the reason why the response does not contain it */
  async #send(): Promise<Document | ApiError> {
    const { params, request, notify } = this.#settings;
    await notify({ phase: 'sending', attempt: this.#attempts + 1 });
    this.#attempts += 1;
    try {
      return await this.#service.documents.createInvoice(this.#prepared.sent, params, request);
    } catch (error) {
      if (error instanceof ApiError) return error;
      // With another service behind the port, the meaning of this error is unknown.
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
   * Determines the effect of a request without a usable response.
   * @returns The document; null if the request may be sent again
   * @throws ApiError if it may not
   */
  async #after(failure: ApiError, mayRepeat: boolean): Promise<Document | null> {
    const { lookUps } = this.#settings;
    const outcome = outcomeOf(failure);
    if (outcome === 'aborted') throw this.#unknown({ reason: 'aborted', cause: failure });
    if (outcome === 'absent') {
      if (!this.#open) throw failure;
      // This request created nothing, perhaps because the number is taken by the previous one, whose effect is
      // unknown.
      return await this.#found([0, ...lookUps], failure);
    }
    this.#open = true;
    if (!mayRepeat || outcome === 'answered')
      return await this.#found([...lookUps, ...lookUps.slice(-1)], failure);
    return await this.#look(lookUps, failure);
  }

  /** @throws UnknownOutcomeError if it is not found */
  async #found(waits: readonly number[], cause: ApiError): Promise<Document> {
    const found = await this.#look(waits, cause);
    if (found === null) throw this.#unknown({ reason: 'not_found', cause });
    return found;
  }

  /**
   * @returns The document; null if it does not exist
   * @throws UnknownOutcomeError if this cannot be determined
   */
  async #look(waits: readonly number[], cause: ApiError | null): Promise<Document | null> {
    const { request: options, except, notify } = this.#settings;
    const { identity } = this.#prepared;
    const attempt = this.#attempts;
    if (identity === null) {
      if (attempt > 0) throw this.#unknown({ reason: 'no_number', cause });
      throw new ConfigurationError('the invoice has no number and date to look up');
    }
    await notify({ phase: 'looking-up', attempt, error: cause });
    const found = await lookUp(this.#service, {
      identity,
      waits,
      options,
      except,
      onWait: (delay) => notify({ phase: 'waiting', attempt, delay }),
    });
    this.#lookUps += found.lookUps;
    return this.#documentOf(found, cause);
  }

  #documentOf(found: Found, cause: ApiError | null): Document | null {
    switch (found.outcome) {
      case 'found':
        return found.document;
      case 'none':
        return null;
      case 'aborted':
        // Before its first request, the call has had no effect and can simply end.
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
    await this.#settings.notify({ phase: 'accepted', attempt: attempts, document, found });
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
