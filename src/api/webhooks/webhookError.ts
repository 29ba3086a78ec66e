import { errorClass, FatturaError } from '../../model/fatturaError.ts';

/** The reasons for refusing a notification, with their default messages. */
const REFUSALS = {
  /** The secret is missing or empty: an error of the receiver, not of the sender. */
  secret_missing: 'the secret is missing or empty',
  header_missing: 'the header with the signature is missing',
  header_malformed: 'the signature header does not have the form of the scheme',
  signature_mismatch:
    'the signature does not match: the secret is wrong, or the body differs from the one that was sent (was it parsed first?)',
  /** Genuine, but too old or from the future. */
  outside_tolerance: 'signed too long ago, or in the future',
  /** Larger than `maxBodyBytes`: it was not read. */
  body_too_large: 'the body is too large',
  /** The body is not bytes or text, or not JSON. */
  body_unreadable: 'the body is not JSON',
  /** Genuine JSON, but not an event. */
  event_malformed: 'the body is not an event',
} as const;

/** The reason for refusing a notification. */
export type WebhookRefusal = keyof typeof REFUSALS;

export const webhookRefusals = Object.keys(REFUSALS) as readonly WebhookRefusal[];

export const isWebhookRefusal = (value: unknown): value is WebhookRefusal =>
  (webhookRefusals as readonly unknown[]).includes(value);

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
