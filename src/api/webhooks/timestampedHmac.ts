/** Verifies the scheme of `contract/webhookSignature.ts`. */
import { MAC_BYTES, macOf } from '../contract/webhookSignature.ts';
import type { WebhookDelivery, WebhookScheme } from './scheme.ts';
import { WebhookError } from './webhookError.ts';

/** Maximum length in characters; a header with the maximum number of signatures needs a fifth of it. */
const LONGEST_HEADER = 4_096;
/** A sender that is changing its secret sends two. */
const MAX_SIGNATURES = 10;

const SECONDS = /^[0-9]{1,15}$/;
const SHA256_HEX = /^[0-9a-f]{64}$/i;

interface SignatureHeader {
  /** As written, because it is part of the signed content. */
  readonly timestamp: string;
  /** At least one, each of {@link MAC_BYTES}. */
  readonly signatures: readonly Uint8Array[];
}

export const timestampedHmac: WebhookScheme = {
  // The signature is checked first: a delivery outside the tolerance is then known to be genuine, so the cause is the
  // clock or a replay.
  async verify(delivery) {
    const { timestamp, signatures } = readSignatureHeader(delivery.header);
    if (!(await signedByAny(delivery, timestamp, signatures))) return false;
    checkAge(Number(timestamp), delivery);
    return true;
  },
};

/**
 * Unknown versions next to `t` and `v1` are ignored, because a sender would add them before it drops `v1`. An invalid
 * `v1` next to a valid one is ignored too.
 */
function readSignatureHeader(header: string): SignatureHeader {
  if (header.length > LONGEST_HEADER) throw malformed(`has more than ${LONGEST_HEADER} characters`);
  const entries = header.split(',').map(readEntry);
  const valuesOf = (name: string) => entries.filter(([key]) => key === name).map(([, value]) => value);
  const [timestamp, ...more] = valuesOf('t');
  if (timestamp === undefined) throw malformed('has no t');
  if (more.length > 0) throw malformed('has several t: it may have been sent twice');
  if (!SECONDS.test(timestamp)) throw malformed('has a t that is not a Unix time in seconds');
  const signatures = valuesOf('v1');
  if (signatures.length === 0) throw malformed('has no v1');
  if (signatures.length > MAX_SIGNATURES) throw malformed(`has more than ${MAX_SIGNATURES} v1`);
  const wellFormed = signatures.filter((hex) => SHA256_HEX.test(hex));
  if (wellFormed.length === 0) throw malformed('has no v1 of 64 hexadecimal digits');
  return { timestamp, signatures: wellFormed.map(bytesOfHex) };
}

function readEntry(entry: string): readonly [name: string, value: string] {
  const at = entry.indexOf('=');
  if (at < 1) throw malformed('is not a list of name=value');
  return [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: MAC_BYTES }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

/** One HMAC per secret. All are compared, even after a match, so that the time reveals nothing. */
async function signedByAny(
  { rawBody, secrets }: WebhookDelivery,
  timestamp: string,
  signatures: SignatureHeader['signatures'],
): Promise<boolean> {
  let matched = false;
  for (const secret of secrets) {
    const mac = await macOf(rawBody, timestamp, secret);
    for (const signature of signatures) if (areSame(mac, signature)) matched = true;
  }
  return matched;
}

/** Compares every byte, independent of the first difference. Both have {@link MAC_BYTES}. */
function areSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = 0;
  for (let index = 0; index < MAC_BYTES; index++) difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  return difference === 0;
}

/** In whole seconds, the precision of `t`. A time in the future is as wrong as one in the past. */
function checkAge(signedAt: number, { now, tolerance }: WebhookDelivery): void {
  const age = Math.floor(now / 1_000) - signedAt;
  if (Math.abs(age) <= tolerance) return;
  const when = age > 0 ? `${age} s ago` : `${-age} s in the future`;
  throw new WebhookError(
    'outside_tolerance',
    `genuine, but signed ${when}; the tolerance is ${tolerance} s: a replay, or a wrong clock`,
  );
}

const malformed = (what: string): WebhookError =>
  new WebhookError('header_malformed', `the signature header ${what}`);
