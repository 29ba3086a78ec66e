import { createHmac } from 'node:crypto';

/** Value of the signature header for a body, as of now. */
export function sign(body: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
