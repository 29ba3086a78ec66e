import { createHmac } from 'node:crypto';
import type { WebhookOptions } from '../../src/api/webhooks/webhookSettings.ts';

/** The current time of all tests, in seconds. */
export const NOW = 1_790_000_000;
export const SECRET = 'chiave-di-prova-0123456789';
export const HEADER = 'X-Test-Signature';

export const COMPANY = '5b1f3a52-7d0e-4c8e-9a55-0b6b7e3f1c01';

export const documentUpdated = {
  id: '0d6f7a54-2f0f-4d86-9a1c-0f9f1f6e2b11',
  company_id: COMPANY,
  event: 'document.updated',
  data: { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', number: '12/2026', status: 'DELIVERED', novel: [1] },
};

export const flowUpdated = {
  id: '0d6f7a54-2f0f-4d86-9a1c-0f9f1f6e2b12',
  company_id: COMPANY,
  event: 'flow.updated',
  data: { id: '7c9e6679-7425-40de-944b-e07fc1f90ae8', payment_status: 'PAID' },
};

export const BODY = JSON.stringify(documentUpdated);

/** The second opinion: Node's own HMAC, which the tested code does not use. */
export function mac(body: string | Uint8Array, { secret = SECRET, at = `${NOW}` } = {}): string {
  return createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
}

export function signature(body: string | Uint8Array, { secret = SECRET, at = `${NOW}` } = {}): string {
  return `t=${at},v1=${mac(body, { secret, at })}`;
}

export function options(changes: Partial<WebhookOptions> = {}): WebhookOptions {
  return {
    secret: SECRET,
    header: HEADER,
    scheme: 'timestamped-hmac-sha256',
    now: () => NOW * 1_000,
    ...changes,
  };
}

/**
 * `ok` for a known event, `unknown` for another one; otherwise the reason of the refusal, or the class of the error.
 */
export async function outcomeOf(verified: Promise<{ readonly event: string }>): Promise<string> {
  try {
    return (await verified).event === 'unknown' ? 'unknown' : 'ok';
  } catch (error) {
    if (error instanceof Error && 'reason' in error) return String(error.reason);
    return error instanceof Error ? error.constructor.name : typeof error;
  }
}
