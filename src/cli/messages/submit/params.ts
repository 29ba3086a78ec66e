/** Parameters of the messages. */

/** The known identity of a sent invoice. */
export interface SentInvoice {
  /** Null if the service assigns it. */
  readonly number: string | null;
  readonly date: string | null;
}
