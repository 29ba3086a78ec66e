/** Verifies the scheme of `contract/webhookSignature.ts`. */
import { MAC_BYTES, macOf } from '../contract/webhookSignature.ts';
import type { WebhookDelivery, WebhookScheme } from './scheme.ts';
import { WebhookError } from './webhookError.ts';

/** Characters; a header with the most signatures has a fifth of it. */
const LONGEST_HEADER = 4_096;
/** A sender that changes its secret has two. */
const MOST_SIGNATURES = 10;

const SECONDS = /^[0-9]{1,15}$/;
const SHA256_HEX = /^[0-9a-f]{64}$/i;

interface SignatureHeader {
  /** As written: it is part of what was signed. */
  readonly timestamp: string;
  /** At least one, each of {@link MAC_BYTES}. */
  readonly signatures: readonly Uint8Array[];
}

export const timestampedHmac: WebhookScheme = {
  // The signature comes first: a delivery outside the tolerance is then known to be genuine, so that the
  // clock, or a replay, is at fault.
  async verify(delivery) {
    const { timestamp, signatures } = readSignatureHeader(delivery.header);
    if (!(await signedByAny(delivery, timestamp, signatures))) return false;
    checkAge(Number(timestamp), delivery);
    return true;
  },
};

/**
 * Unknown versions beside `t` and `v1` are passed over, as a sender would add them before it drops `v1`. So is a `v1`
 * that is no signature, where another is: it cannot be right, and says nothing against the other.
 */
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
  const wellFormed = signatures.filter((hex) => SHA256_HEX.test(hex));
  if (wellFormed.length === 0) throw malformed('has no v1 of 64 hexadecimal digits');
  return { timestamp, signatures: wellFormed.map(bytesOfHex) };
}

function readEntry(entry: string): readonly [name: string, value: string] {
  const at = entry.indexOf('=');
  if (at < 1) throw malformed('is no list of name=value');
  return [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: MAC_BYTES }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

/** One HMAC for each secret. All are compared, also after a match: how long it takes tells nothing. */
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

/** Looks at every byte, whatever the first ones are. Both have {@link MAC_BYTES}. */
function areSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = 0;
  for (let index = 0; index < MAC_BYTES; index++) difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  return difference === 0;
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
