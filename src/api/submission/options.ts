/** What a submission is given, says on its way, and ends in. */

import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import type { FileReport, ValidateOptions } from '../../validate/index.ts';
import type { ApiError } from '../client/errors.ts';
import type { RequestOptions } from '../client/options.ts';
import type { Document } from '../generated/types.ts';
import type { OutgoingInvoice } from './outgoing.ts';

/** An invoice: an object in the JSON form, or XML or JSON as text or bytes. */
export type InvoiceInput = ReadonlyInvoice | OutgoingInvoice | Uint8Array | string;

/** How the check before sending goes: as in `validate`, but always the whole of it. */
export type SubmissionCheck = Omit<ValidateOptions, 'only'>;

export interface CheckOptions {
  /** The service gives the number: `numero` need not be there in JSON, and the one that is there does not count. */
  readonly automatic_number?: boolean | undefined;
  /** Sends although the check found errors, or the invoice is a simplified one. */
  readonly force?: boolean | undefined;
  /** `asOf` is today in Rome unless it is given. */
  readonly check?: SubmissionCheck | undefined;
}

export interface SubmitOptions extends RequestOptions, CheckOptions {
  /** Issues the invoice: it goes to SdI. Otherwise a DRAFT is made. */
  readonly issue?: boolean | undefined;
  /** Numbering series of the document. */
  readonly sectional_id?: string | undefined;
  /** Id of the payment at a payment service, by which the bank movement is matched. */
  readonly reconciliation_identifier?: string | undefined;
  /**
   * Looks for the invoice once before it is sent, and returns what is there. For an invoice that somebody else may have
   * sent. After an UnknownOutcomeError use `lookUpFirst`.
   */
  readonly skipIfPresent?: boolean | undefined;
  /**
   * A request of an earlier call is unconfirmed: the invoice is looked for and not sent. The call returns the document,
   * or fails with an UnknownOutcomeError again.
   */
  readonly lookUpFirst?: boolean | undefined;
  /**
   * Sends an invoice again although a request for it is unconfirmed, of an earlier call or of this one, when the
   * look-ups do not find it. They come first in any case. There may be two documents then: use it once you know that
   * the invoice is not there.
   */
  readonly resendUnconfirmed?: boolean | undefined;
  /** With `resendUnconfirmed`: requests at most that could make the document; 3 by default. */
  readonly maxAttempts?: number | undefined;
  /**
   * Milliseconds to wait before each look-up after a request whose outcome is not known; 1,000, 3,000 and 6,000 by
   * default. Before the outcome is called unknown, the last of these waits and its look-up are made once more.
   */
  readonly lookUps?: readonly number[] | undefined;
  /**
   * Told of each step, and waited for. When it throws, nothing more is sent and the call fails with its error: a
   * journal that cannot be written stops the submission.
   */
  readonly onAttempt?: ((event: SubmissionEvent) => unknown) | undefined;
}

/** A step of a submission. */
export type SubmissionEvent =
  /** The check is done and the invoice may be sent. */
  | { readonly phase: 'checked'; readonly report: FileReport }
  /** The invoice is looked for; `error` is what left the outcome open, null before the first request. */
  | { readonly phase: 'looking-up'; readonly attempt: number; readonly error: ApiError | null }
  /** The request that makes the document goes out next. */
  | { readonly phase: 'sending'; readonly attempt: number }
  /** Milliseconds until the next look-up. */
  | { readonly phase: 'waiting'; readonly attempt: number; readonly delay: number }
  | {
      readonly phase: 'accepted';
      readonly attempt: number;
      readonly document: Document;
      readonly found: boolean;
    };

export interface Submission {
  /** As the service has it; its `status` may have gone on already, to DISCARDED too. */
  readonly document: Document;
  /** Whether it was found by a look-up, and no answer said that it was made. */
  readonly found: boolean;
  /** Requests that could have made it; 0 when a look-up found it before the first. */
  readonly attempts: number;
  /** Result of the check. */
  readonly report: FileReport;
}
