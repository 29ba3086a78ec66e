import type { WebhookRefusal } from './webhookError.ts';

/** What a scheme has to judge by. */
export interface WebhookDelivery {
  /** The bytes that came. */
  readonly rawBody: Uint8Array;
  /** Value of the header that carries the signature. */
  readonly header: string;
  /** At least one, none empty. While secrets are changed there are several: any of them may have signed. */
  readonly secrets: readonly string[];
  /** Seconds. */
  readonly tolerance: number;
  /** Unix time in milliseconds, as of `Date.now()`. */
  readonly now: number;
}

/** What a scheme says: only `true` lets the delivery pass; `false` is `signature_mismatch`. */
export type WebhookVerdict = boolean | WebhookRefusal;

/**
 * A way to sign deliveries, for `verifyWebhook`. Compare in constant time: `crypto.subtle.verify` does.
 * It may throw a `WebhookError` of its own, to say more than the reason.
 */
export interface WebhookScheme {
  verify(delivery: WebhookDelivery): WebhookVerdict | Promise<WebhookVerdict>;
}
