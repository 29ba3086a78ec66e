import { readEvent, type WebhookEvent } from './event.ts';
import { bytesOf, headerValue, type WebhookBody, type WebhookHeaders } from './request.ts';
import { readOptions, type WebhookOptions } from './settings.ts';
import { isWebhookRefusal, WebhookError } from './webhookError.ts';

/**
 * Checks that a notification comes from who knows the secret, and reads it.
 *
 * @param rawBody - The body exactly as it came: bytes, or text that counts as UTF-8. A body that a framework
 *   has parsed and written again is not what was signed.
 * @param headers - Those of the request.
 * @returns The event; one that is not known is kept whole (`event: 'unknown'`). The same event may be delivered
 *   more than once: remember its `id`.
 * @throws WebhookError with a `reason`, when it must not be believed or cannot be read
 * @throws ConfigurationError when an option other than the secret is missing or wrong
 *
 * @example
 * ```ts
 * import { signWebhook, verifyWebhook } from 'fattura/api';
 *
 * const options = {
 *   secret: 'from the service',
 *   header: 'x-signature',
 *   scheme: 'timestamped-hmac-sha256',
 * } as const;
 * // What comes with a request; a receiver takes the body as bytes, before anything parses it.
 * const body = JSON.stringify({
 *   id: 'e1',
 *   company_id: 'c1',
 *   event: 'document.updated',
 *   data: { id: 'd1', status: 'SENT' },
 * });
 * const headers = await signWebhook(body, options);
 *
 * const event = await verifyWebhook(body, headers, options);
 * if (event.event === 'document.updated') console.log(event.id, event.data.status); // prints: e1 SENT
 * ```
 */
export async function verifyWebhook(
  rawBody: WebhookBody,
  headers: WebhookHeaders,
  options: WebhookOptions,
): Promise<WebhookEvent> {
  const { header, scheme, maxBodyBytes, ...rest } = readOptions(options);
  const value = headerValue(headers, header);
  const bytes = bytesOf(rawBody, maxBodyBytes);
  const verdict: unknown = await scheme.verify({ ...rest, rawBody: bytes, header: value });
  // A reason is a string, and so is anything that passes for true: only true itself counts.
  if (verdict !== true) throw new WebhookError(isWebhookRefusal(verdict) ? verdict : 'signature_mismatch');
  return readEvent(bytes);
}
