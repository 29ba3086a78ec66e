/**
 * The signature of webhooks, as observed by third-party integrations; the vendor has not confirmed it:
 *
 *     t=<Unix seconds>,v1=<hex>[,v1=<hex>…]
 *
 * in a header, where hex is the HMAC-SHA256 of `<t>.<raw body>`. Signing and verification share this code.
 */

/** The header observed by integrations. */
export const SIGNATURE_HEADER = 'X-Sibill-Signature';

/** Bytes of an HMAC-SHA256. */
export const MAC_BYTES = 32;

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/**
 * The HMAC-SHA256 of `<timestamp>.<body>`.
 * @param timestamp As it appears in the header
 */
export async function macOf(body: Uint8Array, timestamp: string, secret: string): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign']);
  const head = encoder.encode(`${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  return new Uint8Array(await crypto.subtle.sign(HMAC.name, key, signed));
}

/**
 * The value of the header.
 * @param secrets One signature for each; several while the sender is changing its secret
 * @param at Milliseconds, as in `Date.now()`
 */
export async function signatureOf(body: Uint8Array, secrets: readonly string[], at: number): Promise<string> {
  const timestamp = String(Math.floor(at / 1000));
  const macs = await Promise.all(secrets.map((secret) => macOf(body, timestamp, secret)));
  return [`t=${timestamp}`, ...macs.map((mac) => `v1=${hexOf(mac)}`)].join(',');
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
