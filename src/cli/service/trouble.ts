/** The ways in which a request can go wrong, as the messages tell them apart. */
export type ServiceTrouble =
  | 'configuration'
  | 'authentication'
  | 'payment'
  | 'permission'
  | 'notFound'
  | 'badRequest'
  | 'unprocessable'
  | 'rateLimit'
  | 'server'
  | 'status'
  | 'unreachable'
  | 'lost'
  | 'timeout'
  | 'response'
  | 'aborted';

export interface ServiceTroubleAbout {
  /** The HTTP status; null where there was no answer. */
  readonly status: number | null;
  /** How long the service asks to wait. */
  readonly seconds: number | null;
  /** The client's own sentence, in English. */
  readonly detail: string;
}
