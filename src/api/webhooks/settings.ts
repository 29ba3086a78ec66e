import { ConfigurationError } from '../client/errors.ts';
import type { WebhookDelivery, WebhookScheme } from './scheme.ts';
import { timestampedHmac } from './timestampedHmac.ts';
import { WebhookError } from './webhookError.ts';

export interface WebhookOptions {
  /**
   * What deliveries are signed with; several while it is changed. There is no default, and an empty one is
   * refused: anybody could sign with it.
   */
  readonly secret: string | readonly string[];
  /** Name of the header that carries the signature. There is no default. */
  readonly header: string;
  /**
   * How deliveries are signed. `timestamped-hmac-sha256` is what third-party integrations have observed
   * (`t=<Unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`); the vendor has not confirmed it.
   */
  readonly scheme: 'timestamped-hmac-sha256' | WebhookScheme;
  /** How far the time of signing may be from now, to either side, in seconds; 300 by default. */
  readonly tolerance?: number | undefined;
  /**
   * The largest body that is looked at, in bytes; 1,000,000 by default. An event carries one document, which is far
   * smaller. A larger body is refused before it is hashed.
   */
  readonly maxBodyBytes?: number | undefined;
  /** The clock, in milliseconds as of `Date.now`, which it is by default. */
  readonly now?: (() => number) | undefined;
}

export interface WebhookSettings extends Pick<WebhookDelivery, 'secrets' | 'tolerance' | 'now'> {
  readonly header: string;
  readonly scheme: WebhookScheme;
  readonly maxBodyBytes: number;
}

const MAX_BODY_BYTES = 1_000_000;

/** Seconds, as the integrations have it. */
const TOLERANCE = 300;

/** RFC 9110, 5.6.2: what a header's name is made of. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * The options, checked: a caller without types may leave out anything.
 * @throws WebhookError `secret_missing`
 * @throws ConfigurationError for any other that is wrong
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
 * The options of a signer, checked like those of the receiver.
 * @throws WebhookError, ConfigurationError
 */
export function readSigning(
  options: Partial<WebhookOptions> | undefined,
): Pick<WebhookSettings, 'header' | 'now' | 'secrets'> {
  if (options?.scheme !== 'timestamped-hmac-sha256')
    throw new ConfigurationError('scheme: only timestamped-hmac-sha256 can be signed with');
  return readOptions(options);
}

function readSecrets(secret: unknown): readonly string[] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets.length === 0) throw new WebhookError('secret_missing', 'secret: the list is empty');
  return secrets.map((one) => {
    if (typeof one === 'string' && one.trim() !== '') return one;
    throw new WebhookError('secret_missing', 'secret: missing, empty or no text, and there is no default');
  });
}

function readHeaderName(header: unknown): string {
  if (typeof header === 'string' && HEADER_NAME.test(header)) return header;
  throw new ConfigurationError('header: give the name of the header that carries the signature');
}

function readScheme(scheme: unknown): WebhookScheme {
  if (scheme === 'timestamped-hmac-sha256') {
    if (globalThis.crypto?.subtle !== undefined) return timestampedHmac;
    throw new ConfigurationError(
      'scheme: timestamped-hmac-sha256 needs WebCrypto, which is not here (a browser has it on secure pages only)',
    );
  }
  if (isScheme(scheme)) return scheme;
  throw new ConfigurationError(
    'scheme: give timestamped-hmac-sha256, or an object with a method verify; there is no default',
  );
}

const isScheme = (scheme: unknown): scheme is WebhookScheme =>
  typeof scheme === 'object' && scheme !== null && 'verify' in scheme && typeof scheme.verify === 'function';

function readTolerance(tolerance: unknown): number {
  if (typeof tolerance === 'number' && Number.isFinite(tolerance) && tolerance >= 0) return tolerance;
  throw new ConfigurationError('tolerance: expected seconds, a number from 0');
}

function readMaxBodyBytes(bytes: unknown): number {
  if (typeof bytes === 'number' && bytes > 0) return bytes;
  throw new ConfigurationError('maxBodyBytes: expected a number of bytes above 0');
}

function readClock(now: unknown): number {
  const time: unknown = typeof now === 'function' ? now() : undefined;
  if (typeof time === 'number' && Number.isFinite(time)) return time;
  throw new ConfigurationError('now: expected a function that gives milliseconds, as Date.now does');
}
