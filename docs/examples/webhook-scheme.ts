import type { WebhookScheme } from 'fattura/api';

const HMAC = { name: 'HMAC', hash: 'SHA-512' };

/** The header is the HMAC-SHA512 of the body, in hexadecimal. */
export const plainHmac: WebhookScheme = {
  async verify({ rawBody, header, secrets }) {
    if (!/^[0-9a-f]{128}$/i.test(header)) return 'header_malformed';
    const signature = Uint8Array.from(header.match(/../g) ?? [], (hex) => Number.parseInt(hex, 16));
    let matched = false;
    for (const secret of secrets) {
      const bytes = new TextEncoder().encode(secret);
      const key = await crypto.subtle.importKey('raw', bytes, HMAC, false, ['verify']);
      if (await crypto.subtle.verify(HMAC, key, signature, new Uint8Array(rawBody))) matched = true;
    }
    return matched;
  },
};
