/** Kinds of request errors, each with its own message. */
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
  | 'proxy'
  | 'certificateUntrusted'
  | 'certificateExpired'
  | 'certificateName'
  | 'lost'
  | 'timeout'
  | 'response'
  | 'aborted';

export interface ServiceTroubleAbout {
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  /** The pause that the service requests. */
  readonly seconds: number | null;
  /** The permission that the key needs; null if the service documents none. */
  readonly permission: string | null;
  /** The client's own sentence, in English. */
  readonly detail: string;
}
