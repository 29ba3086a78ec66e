/** The errors of a submission and of waiting for its end. */

import { errorClass } from '../../model/fatturaError.ts';
import { visible } from '../../model/visible.ts';
import type { FileReport } from '../../validate/index.ts';
import { ApiError, FatturaError } from '../client/errors.ts';
import type { Document } from '../generated/types.ts';
import type { InvoiceInput } from './options.ts';

/**
 * Why an invoice was not sent.
 * - `invalid`: SdI would reject it; `force` sends it all the same.
 * - `simplified`: FSM10, for which the service has no documented place; `force` sends it all the same.
 * - `several_bodies`: a lotto.
 * - `signed_envelope`: a p7m or zip file around the invoice.
 * - `unreadable`: neither XML nor a JSON object, or a kind of file that is no invoice of today.
 */
export type RefusalReason = 'invalid' | 'unreadable' | 'several_bodies' | 'simplified' | 'signed_envelope';

/** The invoice was not sent: the check before sending refused it. */
export class InvoiceRefusedError extends ApiError {
  static override readonly [errorClass]: string = 'InvoiceRefusedError';
  declare readonly code: 'refused';
  readonly reason: RefusalReason;
  /** Result of the check. */
  readonly report: FileReport;

  constructor(reason: RefusalReason, message: string, report: FileReport) {
    super('refused', message);
    this.reason = reason;
    this.report = report;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), reason: this.reason };
  }
}

/**
 * Why it stayed open whether an invoice arrived.
 * - `not_found`: no look-up found it, which is no proof: a list can be late, and the service still at work.
 * - `several`: more than one document could be it.
 * - `unclear`: a document of this number and date cannot be told apart from it.
 * - `look_up_failed`: it could not be looked for; `lookUpError` says why.
 * - `no_number`: the service chose the number, or none could be read, so there was nothing to look for.
 * - `aborted`: the caller's signal ended the call after the request had gone out.
 */
export type OpenReason = 'not_found' | 'several' | 'unclear' | 'look_up_failed' | 'no_number' | 'aborted';

export interface OpenOutcome {
  readonly reason: OpenReason;
  readonly number: string | null;
  readonly date: string | null;
  readonly counterpart: string | null;
  /** Look-ups that were made. */
  readonly lookUps: number;
  readonly lookUpError?: unknown;
  readonly attempts: number;
  /** What the last request came to; null when only a look-up was made. */
  readonly cause: unknown;
}

/**
 * The document may have been made, and sending again could make it twice. Call again later with `lookUpFirst`, which
 * sends nothing, or look for the invoice by its number; where the reason is `several` or `unclear`, only a person can
 * tell. When you know that it is not there, `resendUnconfirmed` sends it.
 */
export class UnknownOutcomeError extends ApiError {
  static override readonly [errorClass]: string = 'UnknownOutcomeError';
  declare readonly code: 'unknown_outcome';
  readonly reason: OpenReason;
  /** Number of the invoice; null if the service assigns it, or if it could not be read. */
  readonly number: string | null;
  readonly date: string | null;
  /** Name of the counterpart, else its number. */
  readonly counterpart: string | null;
  /** Look-ups that were made. */
  readonly lookUps: number;
  /** Why the last look-up failed. */
  readonly lookUpError: unknown;

  constructor(outcome: OpenOutcome) {
    const { attempts, cause } = outcome;
    super('unknown_outcome', describe(outcome), { operation: 'documents.createInvoice', attempts, cause });
    this.reason = outcome.reason;
    this.number = outcome.number;
    this.date = outcome.date;
    this.counterpart = outcome.counterpart;
    this.lookUps = outcome.lookUps;
    this.lookUpError = outcome.lookUpError;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { reason, number, date, counterpart, lookUps, cause, lookUpError } = this;
    return {
      ...super.toJSON(),
      ...{ reason, number, date, counterpart, lookUps },
      ...(cause instanceof FatturaError ? { cause: cause.toJSON() } : {}),
      ...(lookUpError instanceof FatturaError ? { lookUpError: lookUpError.toJSON() } : {}),
    };
  }
}

const WHY: Readonly<Record<OpenReason, string>> = {
  not_found:
    'it was looked for and not found, and may still come: call again later with lookUpFirst, which sends nothing; ' +
    'once you know that it is not there, resendUnconfirmed sends it',
  several: 'more than one document could be it: look which it is',
  unclear: 'a document of its number and date cannot be told apart from it: look whether it is the one',
  look_up_failed: 'it could not be looked for: call again with lookUpFirst',
  no_number:
    'without a number it cannot be looked for: look whether it is there; if it is not, resendUnconfirmed sends it',
  aborted: 'the call was ended while the request was on its way: call again with lookUpFirst',
};

function describe({ number, date, cause, reason, lookUpError }: OpenOutcome): string {
  const invoice = number === null ? 'the invoice' : `invoice ${visible(number)} of ${date}`;
  const why = [cause, lookUpError].flatMap((error) => (error instanceof Error ? [error.message] : []));
  return [`it is not known whether ${invoice} arrived`, ...why, WHY[reason]].join('; ');
}

/** `reissueDiscarded` was given a document that SdI did not discard: nothing was deleted, nothing sent. */
export class NotDiscardedError extends ApiError {
  static override readonly [errorClass]: string = 'NotDiscardedError';
  declare readonly code: 'not_discarded';
  readonly document: Document;

  constructor(document: Document) {
    const status = visible(document.status ?? 'of no status');
    super('not_discarded', `document ${visible(document.id)} is ${status}, not DISCARDED`);
    this.document = document;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { id, status = null } = this.document;
    return { ...super.toJSON(), document: { id, status } };
  }
}

/**
 * The discarded document is deleted, and its invoice was not accepted in its place. `cause` says why; send `invoice`
 * with `submitInvoice`; after an UnknownOutcomeError look for it first, with `lookUpFirst`.
 */
export class ReissueError extends ApiError {
  static override readonly [errorClass]: string = 'ReissueError';
  declare readonly code: 'reissue';
  /** The document that was deleted, as it was. */
  readonly deleted: Document;
  /** The invoice to send in its place. This may be the only remaining copy. */
  declare readonly invoice: InvoiceInput;

  constructor(message: string, made: { deleted: Document; invoice: InvoiceInput; cause: ApiError }) {
    const { deleted, invoice, cause } = made;
    const { operation, attempts } = cause;
    super('reissue', message, { operation, attempts, cause });
    this.deleted = deleted;
    // An invoice is too much for a log.
    Object.defineProperty(this, 'invoice', { value: invoice, enumerable: false });
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { cause } = this;
    return {
      ...super.toJSON(),
      deleted: { id: this.deleted.id },
      ...(cause instanceof FatturaError ? { cause: cause.toJSON() } : {}),
    };
  }
}

/** The document did not reach the status that was waited for in time. */
export class WaitTimeoutError extends ApiError {
  static override readonly [errorClass]: string = 'WaitTimeoutError';
  declare readonly code: 'wait_timeout';
  /** As it was read last; null when it could not be read at all, `cause` says why. */
  readonly document: Document | null;

  constructor(message: string, { document, cause }: { document: Document | null; cause?: unknown }) {
    super('wait_timeout', message, cause === undefined ? {} : { cause });
    this.document = document;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), document: brief(this.document) };
  }
}

/** The document ended in another status than what was waited for: DISCARDED or REFUSED. */
export class StatusUnreachableError extends ApiError {
  static override readonly [errorClass]: string = 'StatusUnreachableError';
  declare readonly code: 'status_unreachable';
  readonly document: Document;

  constructor(message: string, document: Document) {
    super('status_unreachable', message);
    this.document = document;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), document: brief(this.document) };
  }
}

function brief(document: Document | null): Readonly<Record<string, unknown>> | null {
  return document === null ? null : { id: document.id, status: document.status ?? null };
}
