/** Temporary addresses of the XML: they give access without a key until they expire. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';

/** Validity in seconds: the service calls the address temporary and does not say how long. */
export const LIFETIME = 600;

type Signer = Pick<Context, 'url' | 'secret'>;

export function xmlAddress({ url, secret }: Signer, documentId: string, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + LIFETIME);
  const query = new URLSearchParams({ expires, signature: sign(secret, documentId, expires) });
  return `${url}/files/${documentId}.xml?${query}`;
}

export interface SignedAddress {
  readonly documentId: string;
  readonly expires: string;
  readonly signature: string;
}

/** The signature is compared in constant time. An expired address is invalid. */
export function isValidAddress(
  { secret }: Pick<Signer, 'secret'>,
  { documentId, expires, signature }: SignedAddress,
  now = Date.now(),
): boolean {
  const expected = Buffer.from(sign(secret, documentId, expires));
  const given = Buffer.from(signature);
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
  return isSigned && /^\d{1,15}$/.test(expires) && Number(expires) * 1000 > now;
}

/** Includes the purpose, because the secret signs other things too. */
const sign = (secret: string, documentId: string, expires: string): string =>
  createHmac('sha256', secret).update(`xml:${documentId}:${expires}`).digest('hex');
