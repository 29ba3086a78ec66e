import { ConfigurationError } from '../client/errors.ts';
import type { WebhookDelivery, WebhookScheme } from './scheme.ts';
import { timestampedHmac } from './timestampedHmac.ts';
import { WebhookError } from './webhookError.ts';

/** Options of `verifyWebhook`. */
export interface WebhookOptions {
  /**
   * The secret that signs deliveries; several while it is being changed. There is no default, and an empty secret is
   * refused, because anyone could sign with it.
   */
  readonly secret: string | readonly string[];
  /** Name of the header with the signature. There is no default. */
  readonly header: string;
  /**
   * The signature scheme. `timestamped-hmac-sha256` was observed by third-party integrations (`t=<Unix
   * seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`); the vendor has not confirmed it.
   */
  readonly scheme: 'timestamped-hmac-sha256' | WebhookScheme;
  /** Maximum difference between the time of signing and now, in either direction, in seconds. Default: 300. */
  readonly tolerance?: number | undefined;
  /**
   * Maximum size of the body in bytes. Default: 1,000,000. An event contains one document, which is far smaller. A
   * larger body is refused before it is hashed.
   */
  readonly maxBodyBytes?: number | undefined;
  /** The clock, in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

export interface WebhookSettings extends Pick<WebhookDelivery, 'secrets' | 'tolerance' | 'now'> {
  readonly header: string;
  readonly scheme: WebhookScheme;
  readonly maxBodyBytes: number;
}

const MAX_BODY_BYTES = 1_000_000;

/** Seconds, as in the integrations. */
const TOLERANCE = 300;

/** RFC 9110, 5.6.2: the characters of a header name. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Checks the options: a caller without types may omit any.
 * @throws WebhookError `secret_missing`
 * @throws ConfigurationError for any other invalid option
 */
export function readOptions(options: Partial<WebhookOptions> | undefined): WebhookSettings {
  const { secret, header, scheme, tolerance = TOLERANCE, now = Date.now } = options ?? {};
  const { maxBodyBytes = MAX_BODY_BYTES } = options ?? {};
  return {
    secrets: readSecrets(secret),
    header: readHeaderName(header),
    scheme: readScheme(scheme),
    tolerance: readTolerance(tolerance),
    maxBodyBytes: readMaxBodyBytes(maxBodyBytes),
    now: readClock(now),
  };
}

/**
 * Checks the options of a signer like those of a receiver.
 * @throws WebhookError, ConfigurationError
 */
export function readSigning(
  options: Partial<WebhookOptions> | undefined,
): Pick<WebhookSettings, 'header' | 'now' | 'secrets'> {
  if (options?.scheme !== 'timestamped-hmac-sha256')
    throw new ConfigurationError('scheme: only timestamped-hmac-sha256 supports signing');
  return readOptions(options);
}

function readSecrets(secret: unknown): readonly string[] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets.length === 0) throw new WebhookError('secret_missing', 'secret: the list is empty');
  return secrets.map((one) => {
    if (typeof one === 'string' && one.trim() !== '') return one;
    throw new WebhookError('secret_missing', 'secret: missing, empty or not a string; there is no default');
  });
}

function readHeaderName(header: unknown): string {
  if (typeof header === 'string' && HEADER_NAME.test(header)) return header;
  throw new ConfigurationError('header: specify the name of the header with the signature');
}

function readScheme(scheme: unknown): WebhookScheme {
  if (scheme === 'timestamped-hmac-sha256') {
    if (globalThis.crypto?.subtle !== undefined) return timestampedHmac;
    throw new ConfigurationError(
      'scheme: timestamped-hmac-sha256 needs WebCrypto, which is not available (browsers provide it on secure pages only)',
    );
  }
  if (isScheme(scheme)) return scheme;
  throw new ConfigurationError(
    'scheme: specify timestamped-hmac-sha256, or an object with a method verify; there is no default',
  );
}

const isScheme = (scheme: unknown): scheme is WebhookScheme =>
  typeof scheme === 'object' && scheme !== null && 'verify' in scheme && typeof scheme.verify === 'function';

function readTolerance(tolerance: unknown): number {
  if (typeof tolerance === 'number' && Number.isFinite(tolerance) && tolerance >= 0) return tolerance;
  throw new ConfigurationError('tolerance: expected a number of seconds, 0 or more');
}

function readMaxBodyBytes(bytes: unknown): number {
  if (typeof bytes === 'number' && bytes > 0) return bytes;
  throw new ConfigurationError('maxBodyBytes: expected a positive number of bytes');
}

function readClock(now: unknown): number {
  const time: unknown = typeof now === 'function' ? now() : undefined;
  if (typeof time === 'number' && Number.isFinite(time)) return time;
  throw new ConfigurationError('now: expected a function that returns milliseconds, like Date.now');
}
