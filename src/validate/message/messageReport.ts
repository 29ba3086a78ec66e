/** The part of a report that only an SdI message has. */
import type { MessageFlow } from '../../messages/index.ts';

/**
 * State of the signature of a message.
 *
 * - `valid`: the message is unchanged since it was signed.
 * - `broken`: the message was changed, or the signature is invalid.
 * - `untrusted`: valid, but the given lists do not confirm the signer.
 * - `unknown`: it cannot be verified.
 * - `undecided`: it was not verified.
 * - `missing`: there is no signature.
 */
export type MessageSignature = 'valid' | 'broken' | 'untrusted' | 'unknown' | 'undecided' | 'missing';

/** An error for which SdI rejected an invoice. */
export interface RejectionError {
  /** As SdI wrote it, even if it is unknown. */
  readonly code: string;
  readonly description: string | null;
  /** SdI's suggestion; only for invoices to private parties. */
  readonly suggestion: string | null;
  /** The title of the control; null for an unknown code. */
  readonly title: string | null;
  /** Description of the check, and the remedy. Only on the first error of a code, if the documentation was loaded. */
  readonly explanation?: { readonly checks: string; readonly remedy: string } | null;
}

/**
 * Comparison of our check of the rejected invoice with SdI's.
 *
 * - `same`: the same codes.
 * - `more`, `fewer`: all of SdI's codes and others; only some of them.
 * - `other`: neither includes the other.
 */
export interface RejectionComparison {
  /** The invoice's file, as named next to the message. */
  readonly file: string;
  readonly result: 'same' | 'more' | 'fewer' | 'other';
  /** SdI's codes, the codes of our check, and the differences: each code once, in order. */
  readonly sdi: readonly string[];
  readonly ours: readonly string[];
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** The codes of `missing` that the file alone does not decide. */
  readonly undecided: readonly string[];
  /** False if the hash in the message is that of another file; null without one. */
  readonly isSameFile: boolean | null;
}

/** The values, signature and errors of an SdI message. */
export interface MessageReport {
  readonly flow: MessageFlow;
  /** The values of the message in the JSON form; incomplete if it has errors. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Moment at which SdI received the invoice, and moment of the message; null if it states none. */
  readonly receivedAt: string | null;
  readonly at: string | null;
  readonly signature: MessageSignature;
  /** The common name of the signer; null if it is not known. */
  readonly signer: string | null;
  /** The errors of NS; empty for other messages. */
  readonly errors: readonly RejectionError[];
  /** Null without the invoice, and for other messages than NS. */
  readonly comparison: RejectionComparison | null;
}
