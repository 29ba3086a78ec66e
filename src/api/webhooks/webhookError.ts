import { errorClass, FatturaError } from '../../model/fatturaError.ts';

/** The reasons for refusing a notification, with their default messages. */
const REFUSALS = {
  /** The secret is missing or empty: an error of the receiver, not of the sender. */
  secret_missing: 'there is no secret to verify with',
  header_missing: 'there is no signature',
  header_malformed: 'the signature header is not of the form that the scheme has',
  signature_mismatch:
    'the signature does not fit: another secret, or the body is not, byte for byte, what was sent (a parser before?)',
  /** Genuine, but too old or from the future. */
  outside_tolerance: 'signed too long ago, or in the future',
  /** Larger than `maxBodyBytes`: it was not read. */
  body_too_large: 'the body is too large',
  /** The body is not bytes or text, or not JSON. */
  body_unreadable: 'the body is no JSON',
  /** Genuine JSON, but not an event. */
  event_malformed: 'the body is no event',
} as const;

export type WebhookRefusal = keyof typeof REFUSALS;

export const webhookRefusals = Object.keys(REFUSALS) as readonly WebhookRefusal[];

export const isWebhookRefusal = (value: unknown): value is WebhookRefusal =>
  typeof value === 'string' && Object.hasOwn(REFUSALS, value);

/**
 * Thrown by `verifyWebhook`: the notification is not trustworthy, or cannot be read. `reason` is stable; the message
 * never contains a secret or a part of the body.
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
