import { signWebhook } from 'fattura/api';

/** A notification to send to the receiver under test. */
export async function notification(data: object, secret: string, header: string): Promise<RequestInit> {
  const body = JSON.stringify({ id: 'e1', company_id: 'c1', event: 'document.updated', data });
  const headers = await signWebhook(body, { secret, header, scheme: 'timestamped-hmac-sha256' });
  return { method: 'POST', headers, body };
}
