/** How a document moves: one table, which docs/sandbox.md shows and nothing else knows. */

export type Status =
  | 'DRAFT'
  | 'CREATED'
  | 'SENT'
  | 'DELIVERED'
  | 'NOT_DELIVERED'
  | 'DISCARDED'
  | 'REFUSED'
  /** Readable, never produced: the service's documentation does not say what leads to it. */
  | 'PENDING_ISSUE';

/** What moves a document. */
export type Move =
  /** The issue flag of the creation, the button of the page, or the control API. */
  | 'issue'
  /** The simulated SdI takes the file. */
  | 'transmit'
  /** SdI finds something: one of its controls, or the recipient code says so. */
  | 'discard'
  | 'deliver'
  /** SdI takes the file and does not reach the recipient. */
  | 'miss'
  /** A public administration says no (EC02). */
  | 'refuse';

export interface Transition {
  readonly from: Status;
  readonly move: Move;
  readonly to: Status;
  /** The only format that it is for; any where there is none. */
  readonly format?: 'FPA12';
}

export const transitions: readonly Transition[] = [
  { from: 'DRAFT', move: 'issue', to: 'CREATED' },
  { from: 'CREATED', move: 'transmit', to: 'SENT' },
  { from: 'SENT', move: 'discard', to: 'DISCARDED' },
  { from: 'SENT', move: 'deliver', to: 'DELIVERED' },
  { from: 'SENT', move: 'miss', to: 'NOT_DELIVERED' },
  { from: 'DELIVERED', move: 'refuse', to: 'REFUSED', format: 'FPA12' },
];

/** Where a move leads; undefined where it is none. */
export function nextStatus(from: string, move: Move, format: string | null): Status | undefined {
  return transitions.find(
    (one) => one.from === from && one.move === move && (one.format ?? format) === format,
  )?.to;
}
