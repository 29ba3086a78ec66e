import { signatureOf } from '../contract/webhookSignature.ts';
import { bytesOf, type WebhookBody } from './request.ts';
import { readSigning, type WebhookOptions } from './webhookSettings.ts';

/** The signature options, the same as for `verifyWebhook`. */
export interface SignWebhookOptions extends Pick<WebhookOptions, 'header' | 'now' | 'secret'> {
  /** The built-in scheme. */
  readonly scheme: 'timestamped-hmac-sha256';
}

/**
 * Signs a notification like the service, for tests of a receiver.
 *
 * @param body - The body to send, byte for byte.
 * @returns The headers of the request: the signature, and the content type.
 * @throws WebhookError `secret_missing`
 * @throws ConfigurationError if another option is missing or invalid
 *
 * @example
 * ```ts
 * import { signWebhook } from 'fattura/api';
 *
 * const body = JSON.stringify({ id: 'e1', company_id: 'c1', event: 'document.updated', data: { id: 'd1' } });
 * const headers = await signWebhook(body, {
 *   secret: 'from the service',
 *   header: 'x-signature',
 *   scheme: 'timestamped-hmac-sha256',
 * });
 * // For your receiver: await fetch(address, { method: 'POST', headers, body });
 * console.log(Object.keys(headers).join()); // prints: content-type,x-signature
 * ```
 */
export async function signWebhook(
  body: WebhookBody,
  options: SignWebhookOptions,
): Promise<Readonly<Record<string, string>>> {
  const { header, secrets, now } = readSigning(options);
  const bytes = bytesOf(body, Number.POSITIVE_INFINITY);
  return { 'content-type': 'application/json', [header]: await signatureOf(bytes, secrets, now) };
}
