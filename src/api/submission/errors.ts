/** The errors of a submission and of waiting for a status. */

import { errorClass } from '../../model/fatturaError.ts';
import { visible } from '../../model/visible.ts';
import type { FileReport } from '../../validate/index.ts';
import { ApiError, FatturaError } from '../client/errors.ts';
import type { Document } from '../generated/types.ts';
import type { InvoiceInput } from './options.ts';

/**
 * The reason why an invoice was not sent.
 * - `invalid`: SdI would reject it; `force` sends it anyway.
 * - `simplified`: FSM10, which the service's documentation does not cover; `force` sends it anyway.
 * - `several_bodies`: a lotto.
 * - `signed_envelope`: a p7m or zip file around the invoice; `dropSignature` sends the XML in a p7m.
 * - `unreadable`: neither XML nor a JSON object, or a file that is not a current invoice.
 */
export type RefusalReason = 'invalid' | 'unreadable' | 'several_bodies' | 'simplified' | 'signed_envelope';

/** The check before sending refused the invoice. Nothing was sent. */
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
 * The reason why the outcome is unknown.
 * - `not_found`: no look-up found the document, which proves nothing: lists can lag, and the service may still be
 *   processing.
 * - `several`: more than one document matches.
 * - `unclear`: a document with this number and date may or may not be the same.
 * - `look_up_failed`: the look-up failed; `lookUpError` has the error.
 * - `no_number`: the service assigns the number, or it could not be read, so a look-up is impossible.
 * - `aborted`: the caller's signal cancelled the call after the request was sent.
 */
export type OpenReason = 'not_found' | 'several' | 'unclear' | 'look_up_failed' | 'no_number' | 'aborted';

export interface OpenOutcome {
  readonly reason: OpenReason;
  readonly number: string | null;
  readonly date: string | null;
  readonly counterpart: string | null;
  /** Number of look-ups. */
  readonly lookUps: number;
  readonly lookUpError?: unknown;
  readonly attempts: number;
  /** Error of the last request; null if there was only a look-up. */
  readonly cause: unknown;
}

/**
 * The document may have been created, and sending again could create it twice. Call again later with `lookUpFirst`,
 * which sends nothing, or look for the invoice by its number; for the reasons `several` and `unclear`, a person must
 * decide. If you know that it does not exist, `resendUnconfirmed` sends it.
 */
export class UnknownOutcomeError extends ApiError {
  static override readonly [errorClass]: string = 'UnknownOutcomeError';
  declare readonly code: 'unknown_outcome';
  readonly reason: OpenReason;
  /** Number of the invoice; null if the service assigns it, or if it could not be read. */
  readonly number: string | null;
  readonly date: string | null;
  /** Name of the counterpart, or its number. */
  readonly counterpart: string | null;
  /** Number of look-ups. */
  readonly lookUps: number;
  /** Error of the last look-up. */
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
    'no look-up found it, but it may still appear: call again later with lookUpFirst, which sends nothing; ' +
    'if you know that it does not exist, resendUnconfirmed sends it',
  several: 'several documents match: find out which of them it is',
  unclear: 'a document with the same number and date may be this invoice: find out whether it is',
  look_up_failed: 'the look-up failed: call again with lookUpFirst',
  no_number:
    'without a number, a look-up is impossible: find out whether it exists; if it does not, resendUnconfirmed sends it',
  aborted: 'the call was cancelled after the request was sent: call again with lookUpFirst',
};

function describe({ number, date, cause, reason, lookUpError }: OpenOutcome): string {
  const invoice = number === null ? 'the invoice' : `invoice ${visible(number)} of ${date}`;
  const why = [cause, lookUpError].flatMap((error) => (error instanceof Error ? [error.message] : []));
  return [`it is not known whether ${invoice} arrived`, ...why, WHY[reason]].join('; ');
}

/** `reissueDiscarded` was called with a document that SdI did not discard: nothing was deleted, nothing was sent. */
export class NotDiscardedError extends ApiError {
  static override readonly [errorClass]: string = 'NotDiscardedError';
  declare readonly code: 'not_discarded';
  readonly document: Document;

  constructor(document: Document) {
    const status = visible(document.status ?? 'without a status');
    super('not_discarded', `document ${visible(document.id)} is ${status}, not DISCARDED`);
    this.document = document;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { id, status = null } = this.document;
    return { ...super.toJSON(), document: { id, status } };
  }
}

/**
 * The discarded document is deleted, but its invoice was not accepted. `cause` has the reason. Send `invoice` with
 * `submitInvoice`; after an UnknownOutcomeError, look it up first with `lookUpFirst`.
 */
export class ReissueError extends ApiError {
  static override readonly [errorClass]: string = 'ReissueError';
  declare readonly code: 'reissue';
  /** The deleted document, as it was. */
  readonly deleted: Document;
  /** The invoice to send in its place. This may be the only remaining copy. */
  declare readonly invoice: InvoiceInput;

  constructor(message: string, made: { deleted: Document; invoice: InvoiceInput; cause: ApiError }) {
    const { deleted, invoice, cause } = made;
    const { operation, attempts } = cause;
    super('reissue', message, { operation, attempts, cause });
    this.deleted = deleted;
    // The invoice is too large for a log.
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

/** The document did not reach the expected status in time. */
export class WaitTimeoutError extends ApiError {
  static override readonly [errorClass]: string = 'WaitTimeoutError';
  declare readonly code: 'wait_timeout';
  /** The document as last read; null if it could never be read, in which case `cause` has the error. */
  readonly document: Document | null;

  constructor(message: string, { document, cause }: { document: Document | null; cause?: unknown }) {
    super('wait_timeout', message, cause === undefined ? {} : { cause });
    this.document = document;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), document: brief(this.document) };
  }
}

/** The document reached another final status: DISCARDED or REFUSED. */
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
