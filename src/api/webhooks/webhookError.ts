import { errorClass, FatturaError } from '../../model/fatturaError.ts';

/** Why a notification was refused, and what is said when nobody says more. */
const REFUSALS = {
  /** No secret was given, or an empty one: a mistake of the receiver, not of the sender. */
  secret_missing: 'there is no secret to verify with',
  header_missing: 'there is no signature',
  header_malformed: 'the signature header is not of the form that the scheme has',
  signature_mismatch:
    'the signature does not fit: another secret, or the body is not, byte for byte, what was sent (a parser before?)',
  /** Genuine, but too old or from the future. */
  outside_tolerance: 'signed too long ago, or in the future',
  /** Larger than `maxBodyBytes`: it was not looked at. */
  body_too_large: 'the body is too large',
  /** No bytes were given, or bytes that are no JSON. */
  body_unreadable: 'the body is no JSON',
  /** Genuine JSON, but no event. */
  event_malformed: 'the body is no event',
} as const;

export type WebhookRefusal = keyof typeof REFUSALS;

export const webhookRefusals = Object.keys(REFUSALS) as readonly WebhookRefusal[];

export const isWebhookRefusal = (value: unknown): value is WebhookRefusal =>
  typeof value === 'string' && Object.hasOwn(REFUSALS, value);

/**
 * Thrown by `verifyWebhook`: the notification must not be believed, or cannot be read. `reason` says why and is
 * stable; the message never holds a secret, nor anything of the body.
 */
export class WebhookError extends FatturaError {
  static override readonly [errorClass]: string = 'WebhookError';
  declare readonly code: 'webhook';
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, detail: string = REFUSALS[reason]) {
    super('webhook', `webhook refused (${reason}): ${detail}`);
    this.reason = reason;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), reason: this.reason };
  }
}
