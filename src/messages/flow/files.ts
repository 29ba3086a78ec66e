/** Input and result of `flow`: the facts of each file, and the items. */
import type { MessageFacts } from '../messageFacts.ts';

/** A party of an invoice, by its identifiers: `IT01234567890`, or a fiscal code. */
export interface FlowParty {
  readonly ids: readonly string[];
  readonly name: string | null;
}

/** An invoice of a file: a lotto has several. */
export interface FlowDocument {
  readonly number: string;
  /** `yyyy-mm-dd`. */
  readonly date: string;
  /** Exact decimal as written; null without one. */
  readonly total: string | null;
}

/** Evidence of the direction of a file. */
export type FlowDirection = 'sent' | 'received';

/** An invoice file. */
export interface FlowInvoice {
  readonly kind: 'invoice';
  /** The location of the file, which identifies it in the result. */
  readonly path: string;
  /** Its file name, without folders. */
  readonly name: string;
  /** SHA-256 of its bytes, hexadecimal; null if unknown. */
  readonly hash: string | null;
  /**
   * Further hashes of the same file: with LF in place of CRLF, because the text encodings of mail change line ends.
   */
  readonly otherHashes?: readonly string[];
  /** FPA12, FPR12 or FSM10; null if unknown. */
  readonly format: string | null;
  readonly seller: FlowParty;
  readonly buyer: FlowParty;
  readonly documents: readonly FlowDocument[];
  /** Evidence from where it was found, such as a mail of SdI or a receipt; null without any. */
  readonly direction: FlowDirection | null;
  /** The name of the archive in which it was found; null outside archives. */
  readonly archive: string | null;
}

/** An SdI message, or one to it (EC). */
export interface FlowMessage {
  readonly kind: 'message';
  readonly path: string;
  /** Its file name: pairs EC and SE if nothing else does, because they do not name the invoice. */
  readonly name: string;
  readonly facts: MessageFacts;
}

/** The metadata of an invoice in a download of the Agenzia (`…_metaDato.xml`). */
export interface FlowMetadata {
  readonly kind: 'metadata';
  readonly path: string;
  readonly fileName: string;
  readonly sdiId: string | null;
  readonly hash: string | null;
  /** Day on which SdI received the file, `yyyy-mm-dd`; null if unknown. */
  readonly receivedOn: string | null;
}

/** A receipt of certified mail for a file sent to SdI. */
export interface FlowReceipt {
  readonly kind: 'receipt';
  readonly path: string;
  /** `accettazione`, `avvenuta-consegna`, `errore-consegna`, … */
  readonly type: string;
  readonly at: string | null;
  /** The sent files that it names, with their hash if it has one. */
  readonly files: readonly { readonly name: string; readonly hash: string | null }[];
}

/** A file that `flow` relates to others. */
export type FlowFile = FlowInvoice | FlowMessage | FlowMetadata | FlowReceipt;

/**
 * State of an invoice.
 *
 * - `unknown`: no message, and no information on whether it was sent or received.
 * - `sent`: no SdI message yet.
 * - `discarded`: not issued (NS); to be sent again within five days under a new file name.
 * - `delivered`: RC.
 * - `available`: issued; the buyer finds it in the reserved area (MC between private parties).
 * - `not-delivered`: SdI keeps trying (MC to an administration).
 * - `undeliverable`: AT.
 * - `accepted`, `refused`: the administration's outcome (NE; the own EC for a received one).
 * - `terms-expired`: no outcome within 15 days (DT).
 * - `mixed`: the invoices of a file have different states; `documents` has each.
 * - `conflict`: contradictory messages.
 * - `received`: no valid outcome yet.
 */
export type FlowState =
  | 'unknown'
  | 'sent'
  | 'discarded'
  | 'delivered'
  | 'available'
  | 'not-delivered'
  | 'undeliverable'
  | 'accepted'
  | 'refused'
  | 'terms-expired'
  | 'mixed'
  | 'conflict'
  | 'received';

/**
 * A remark on an item, with the paths of the files that it is about.
 *
 * - `no-invoice`: there are messages, but no invoice.
 * - `no-message`: there is no SdI message for an invoice.
 * - `no-metadata`: a received invoice without its metadata (MT, or those of a download).
 * - `hash`: the message or the metadata have the hash of another file.
 * - `not-as-sent`: the file is not the one that was sent, but has the same name without the extension of the signature.
 * - `same-name`: another file with this name has different content.
 * - `copy`: the file occurs more than once.
 * - `repeated-message`: a message occurs more than once.
 * - `unknown-document`: a message refers to an invoice that the file does not contain.
 * - `not-sent`: a provider of certified mail could not deliver the mail to SdI.
 */
export type FlowRemarkId =
  | 'no-invoice'
  | 'no-message'
  | 'no-metadata'
  | 'hash'
  | 'not-as-sent'
  | 'same-name'
  | 'copy'
  | 'repeated-message'
  | 'unknown-document'
  | 'not-sent';

/** A remark on an item, with the paths of the files that it is about. */
export interface FlowRemark {
  readonly id: FlowRemarkId;
  readonly paths: readonly string[];
}

/** An invoice of a file with its state. */
export interface FlowDocumentState {
  readonly document: FlowDocument;
  readonly state: FlowState;
}

/** An invoice file with its messages, metadata and receipts, in one direction. */
export interface FlowItem {
  /** The name under which SdI knows the file, as first written; the path of a message that names none. */
  readonly fileName: string;
  readonly direction: FlowDirection | null;
  readonly state: FlowState;
  /** Moment of the last message, an `xs:dateTime`; without one, the day of the metadata; null without either. */
  readonly at: string | null;
  readonly sdiId: string | null;
  /** Null if there are only messages. */
  readonly invoice: FlowInvoice | null;
  /** The invoices of the file, in order, each with its state. */
  readonly documents: readonly FlowDocumentState[];
  /** Each message once, by moment, kind and path. */
  readonly messages: readonly FlowMessage[];
  readonly metadata: readonly FlowMetadata[];
  readonly receipts: readonly FlowReceipt[];
  /** The codes of a discarded invoice, as written. */
  readonly codes: readonly string[];
  /**
   * Last day to send a discarded invoice again, `yyyy-mm-dd`: five days after the message (circolare 13/E of 2018), by
   * its day in Italy. Null for other states.
   */
  readonly resendBy: string | null;
  /** Path of a later file with the same invoice that was not discarded; null without one. */
  readonly resentAs: string | null;
  readonly remarks: readonly FlowRemark[];
}

/** Options of `flow`. */
export interface FlowOptions {
  /**
   * Identifiers of the own company: `IT01234567890`, `01234567890` or a fiscal code. An invoice that no message is about
   * was sent if it is the seller, and received if it is the buyer.
   */
  readonly companies?: readonly string[];
}
