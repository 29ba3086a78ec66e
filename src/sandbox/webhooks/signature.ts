/** The scheme that integrations have seen of the service; docs/webhooks.md says how sure that is. */
import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'X-Sibill-Signature';

/**
 * `t=<Unix seconds>,v1=<hex>`, where hex is the HMAC-SHA256 of `<t>.<body>`.
 * @param at milliseconds, as `Date.now`
 */
export function sign(body: Uint8Array, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;
}
