import type { WebhookRefusal } from './webhookError.ts';

/** The data for verifying a signature. */
export interface WebhookDelivery {
  /** The received bytes. */
  readonly rawBody: Uint8Array;
  /** Value of the header with the signature. */
  readonly header: string;
  /** At least one, none empty. Several while the secret is being changed: each of them may have signed. */
  readonly secrets: readonly string[];
  /** Seconds. */
  readonly tolerance: number;
  /** Unix time in milliseconds, as in `Date.now()`. */
  readonly now: number;
}

/** The result of a scheme: only `true` accepts the delivery; `false` means `signature_mismatch`. */
export type WebhookVerdict = boolean | WebhookRefusal;

/**
 * A signature scheme for `verifyWebhook`. Compare in constant time, as `crypto.subtle.verify` does. It may throw its
 * own `WebhookError` with a more specific message.
 */
export interface WebhookScheme {
  verify(delivery: WebhookDelivery): WebhookVerdict | Promise<WebhookVerdict>;
}
