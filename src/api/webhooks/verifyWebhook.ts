import { readEvent, type WebhookEvent } from './event.ts';
import { bytesOf, headerValue, type WebhookBody, type WebhookHeaders } from './request.ts';
import { isWebhookRefusal, WebhookError } from './webhookError.ts';
import { readOptions, type WebhookOptions } from './webhookSettings.ts';

/**
 * Verifies that the sender of a notification knows the secret, and reads the event.
 *
 * @param rawBody - The unchanged body: bytes, or text in UTF-8. A body that a framework has parsed and serialized again
 * differs from the signed one.
 * @param headers - The headers of the request.
 * @returns The event; an unknown one is returned unchanged (`event: 'unknown'`). The same event may be delivered more than
 * once: store its `id`.
 * @throws WebhookError with a `reason`, if the notification is not trustworthy or cannot be read
 * @throws ConfigurationError if an option other than the secret is missing or invalid
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
 * // The contents of a request; a receiver reads the body as bytes, before anything parses it.
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
  // Only `true` counts: an error message or another truthy value must not pass.
  if (verdict !== true) throw new WebhookError(isWebhookRefusal(verdict) ? verdict : 'signature_mismatch');
  return readEvent(bytes);
}
