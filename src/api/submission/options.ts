/** The input, options, steps and result of a submission. */

import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import type { FileReport, ValidateOptions } from '../../validate/index.ts';
import type { ApiError } from '../client/errors.ts';
import type { RequestOptions } from '../client/options.ts';
import type { Document } from '../generated/types.ts';
import type { OutgoingInvoice } from './outgoing.ts';

/** An invoice: an object in the JSON form, or XML or JSON as text or bytes. */
export type InvoiceInput = ReadonlyInvoice | OutgoingInvoice | Uint8Array | string;

/** Options of the check before sending: as in `validate`, but the check is always complete. */
export type SubmissionCheck = Omit<ValidateOptions, 'only'>;

/** Options of the check before a submission. */
export interface CheckOptions {
  /** The service assigns the number: in JSON, `numero` is optional and ignored. */
  readonly automatic_number?: boolean | undefined;
  /**
   * Sends the XML inside a signed file (.p7m), without the signature: the service accepts only the invoice itself.
   * Default: false, which refuses such a file.
   */
  readonly dropSignature?: boolean | undefined;
  /** Sends the invoice despite errors, or although it is simplified. Default: false. */
  readonly force?: boolean | undefined;
  /** Default of `asOf`: today in Rome. */
  readonly check?: SubmissionCheck | undefined;
}

/** Options of `submitInvoice`. */
export interface SubmitOptions extends RequestOptions, CheckOptions {
  /** Issues the invoice to SdI. Default: false, which creates a DRAFT. */
  readonly issue?: boolean | undefined;
  /** Numbering series of the document. */
  readonly sectional_id?: string | undefined;
  /** Id of the payment at a payment provider, for matching the bank movement. */
  readonly reconciliation_identifier?: string | undefined;
  /**
   * Looks up the invoice once before sending it, and returns an existing document. For invoices that someone else may
   * have sent. After an UnknownOutcomeError, use `lookUpFirst`.
   */
  readonly skipIfPresent?: boolean | undefined;
  /**
   * States that a request of an earlier call is unconfirmed: the invoice is looked up and not sent. The call returns
   * the document, or fails with an UnknownOutcomeError again.
   */
  readonly lookUpFirst?: boolean | undefined;
  /**
   * Sends the invoice again if the look-ups do not find it, although a request of an earlier call or of this one is
   * unconfirmed. The look-ups always come first. This can create two documents: use it only if you know that the
   * document does not exist.
   */
  readonly resendUnconfirmed?: boolean | undefined;
  /** With `resendUnconfirmed`: maximum number of requests that could create the document. Default: 3. */
  readonly maxAttempts?: number | undefined;
  /**
   * Milliseconds to wait before each look-up after a request with an unknown outcome. Default: 1,000, 3,000 and
   * 6,000. Before the outcome is reported as unknown, the last wait and its look-up are repeated once.
   */
  readonly lookUps?: readonly number[] | undefined;
  /**
   * Called and awaited for each step. If it throws, nothing more is sent and the call fails with its error: a journal
   * that cannot be written stops the submission.
   */
  readonly onAttempt?: ((event: SubmissionEvent) => unknown) | undefined;
}

/** A step of a submission. */
export type SubmissionEvent =
  /** The check is complete and the invoice may be sent. */
  | { readonly phase: 'checked'; readonly report: FileReport }
  /**
   * The invoice is being looked up; `error` is the reason why the outcome is unknown, null before the first request.
   */
  | { readonly phase: 'looking-up'; readonly attempt: number; readonly error: ApiError | null }
  /** The request that creates the document is sent next. */
  | { readonly phase: 'sending'; readonly attempt: number }
  /** Milliseconds until the next look-up. */
  | { readonly phase: 'waiting'; readonly attempt: number; readonly delay: number }
  /** The document exists; `found` is true if a look-up found it. */
  | {
      readonly phase: 'accepted';
      readonly attempt: number;
      readonly document: Document;
      readonly found: boolean;
    };

/** The result of `submitInvoice`. */
export interface Submission {
  /** The document in the service; its `status` may already have changed, even to DISCARDED. */
  readonly document: Document;
  /** True if a look-up found it, without a response that confirmed its creation. */
  readonly found: boolean;
  /** Number of requests that could have created it; 0 if a look-up found it before the first. */
  readonly attempts: number;
  /** Result of the check. */
  readonly report: FileReport;
}
