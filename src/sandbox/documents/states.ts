/** The state machine of documents: one table, which docs/sandbox.md shows. */

export type Status =
  | 'DRAFT'
  | 'CREATED'
  | 'SENT'
  | 'DELIVERED'
  | 'NOT_DELIVERED'
  | 'DISCARDED'
  | 'REFUSED'
  /** Readable, never assigned: the service's documentation does not say when it occurs. */
  | 'PENDING_ISSUE';

/** The cause of a transition. */
export type Move =
  /** The issue flag of the creation, the page's button, or the control API. */
  | 'issue'
  /** The simulated SdI accepts the file. */
  | 'transmit'
  /** SdI rejects the file, because of a control or of the recipient code. */
  | 'discard'
  | 'deliver'
  /** SdI accepts the file but cannot deliver it. */
  | 'miss'
  /** A public administration refuses the invoice (EC02). */
  | 'refuse';

export interface Transition {
  readonly from: Status;
  readonly move: Move;
  readonly to: Status;
  /** The only format to which it applies; absent: any. */
  readonly format?: 'FPA12';
}

const transitions: readonly Transition[] = [
  { from: 'DRAFT', move: 'issue', to: 'CREATED' },
  { from: 'CREATED', move: 'transmit', to: 'SENT' },
  { from: 'SENT', move: 'discard', to: 'DISCARDED' },
  { from: 'SENT', move: 'deliver', to: 'DELIVERED' },
  { from: 'SENT', move: 'miss', to: 'NOT_DELIVERED' },
  { from: 'DELIVERED', move: 'refuse', to: 'REFUSED', format: 'FPA12' },
];

/** The status after a transition; undefined if it is not allowed. */
export function nextStatus(from: string, move: Move, format: string | null): Status | undefined {
  return transitions.find(
    (one) => one.from === from && one.move === move && (one.format ?? format) === format,
  )?.to;
}
