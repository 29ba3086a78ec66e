/**
 * The scheme that third-party integrations have observed; the vendor has not confirmed it.
 *
 *     t=<Unix seconds>,v1=<hex>[,v1=<hex>…]
 *
 * in a header, where hex is the HMAC-SHA256 of `<t>.<raw body>`.
 */
import type { WebhookDelivery, WebhookScheme } from './scheme.ts';
import { WebhookError } from './webhookError.ts';

/** Characters; a header with the most signatures has a fifth of it. */
const LONGEST_HEADER = 4_096;
/** Each costs a pass over the body for each secret, and the sender is not known yet. */
const MOST_SIGNATURES = 10;

const SECONDS = /^[0-9]{1,15}$/;
const SHA256_HEX = /^[0-9a-f]{64}$/i;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

interface SignatureHeader {
  /** As written: it is part of what was signed. */
  readonly timestamp: string;
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
}

export const timestampedHmac: WebhookScheme = {
  // The signature comes first: a delivery outside the tolerance is then known to be genuine, so that the
  // clock, or a replay, is at fault.
  async verify(delivery) {
    const { timestamp, signatures } = readSignatureHeader(delivery.header);
    const signed = signedBytes(timestamp, delivery.rawBody);
    if (!(await signedByAny(delivery.secrets, signatures, signed))) return false;
    checkAge(Number(timestamp), delivery);
    return true;
  },
};

/** Unknown versions beside `t` and `v1` are passed over, as a sender would add them before it drops `v1`. */
function readSignatureHeader(header: string): SignatureHeader {
  if (header.length > LONGEST_HEADER) throw malformed(`has over ${LONGEST_HEADER} characters`);
  const entries = header.split(',').map(readEntry);
  const valuesOf = (name: string) => entries.filter(([key]) => key === name).map(([, value]) => value);
  const [timestamp, ...more] = valuesOf('t');
  if (timestamp === undefined) throw malformed('has no t');
  if (more.length > 0) throw malformed('has several t: it may have been sent twice');
  if (!SECONDS.test(timestamp)) throw malformed('has a t that is no Unix time in seconds');
  const signatures = valuesOf('v1');
  if (signatures.length === 0) throw malformed('has no v1');
  if (signatures.length > MOST_SIGNATURES) throw malformed(`has over ${MOST_SIGNATURES} v1`);
  return { timestamp, signatures: signatures.map(bytesOfHex) };
}

function readEntry(entry: string): readonly [name: string, value: string] {
  const at = entry.indexOf('=');
  if (at < 1) throw malformed('is no list of name=value');
  return [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!SHA256_HEX.test(hex)) throw malformed('has a v1 that is not 64 hexadecimal digits');
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

function signedBytes(timestamp: string, rawBody: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${timestamp}.`);
  const signed = new Uint8Array(head.length + rawBody.length);
  signed.set(head);
  signed.set(rawBody, head.length);
  return signed;
}

/** Tries every secret with every signature, also after a match: how long it takes tells nothing. */
async function signedByAny(
  secrets: readonly string[],
  signatures: SignatureHeader['signatures'],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  let matched = false;
  for (const secret of secrets) {
    const bytes = new TextEncoder().encode(secret);
    const key = await crypto.subtle.importKey('raw', bytes, HMAC, false, ['verify']);
    for (const signature of signatures) {
      if (await crypto.subtle.verify(HMAC, key, signature, signed)) matched = true;
    }
  }
  return matched;
}

/** In whole seconds, since `t` has no parts of them. A time in the future is as wrong as one in the past. */
function checkAge(signedAt: number, { now, tolerance }: WebhookDelivery): void {
  const age = Math.floor(now / 1_000) - signedAt;
  if (Math.abs(age) <= tolerance) return;
  const when = age > 0 ? `${age} s ago` : `${-age} s in the future`;
  throw new WebhookError(
    'outside_tolerance',
    `genuine, but signed ${when}, and ${tolerance} s are tolerated: a replay, or a clock that is wrong`,
  );
}

const malformed = (what: string): WebhookError =>
  new WebhookError('header_malformed', `the signature header ${what}`);
