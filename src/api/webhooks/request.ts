/** The body and headers of a delivery, as web servers provide them. */
import { ConfigurationError } from '../client/errors.ts';
import { WebhookError } from './webhookError.ts';

/** The platform's Headers, Node's `request.headers`, or a plain object with names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Text is encoded in UTF-8. */
export type WebhookBody = string | Uint8Array | ArrayBuffer;

/**
 * The bytes as a copy, so that the verified content is read even if the caller's buffer changes.
 * @throws WebhookError `body_too_large`, before the bytes are copied; `body_unreadable`
 */
export function bytesOf(rawBody: unknown, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') {
    // UTF-8 has at least one byte per UTF-16 code unit.
    checkSize(rawBody.length, maxBytes);
    const bytes = new TextEncoder().encode(rawBody);
    checkSize(bytes.length, maxBytes);
    return bytes;
  }
  if (ArrayBuffer.isView(rawBody)) {
    checkSize(rawBody.byteLength, maxBytes);
    return new Uint8Array(new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength));
  }
  if (isArrayBuffer(rawBody)) {
    checkSize(rawBody.byteLength, maxBytes);
    return new Uint8Array(rawBody.slice(0));
  }
  // Not a ConfigurationError: in some frameworks, the sender's content type decides whether a body is parsed.
  throw new WebhookError(
    'body_unreadable',
    `the body is ${describe(rawBody)}, not the received bytes or text: pass the raw body, before any parser (express.raw(), request.arrayBuffer())`,
  );
}

function checkSize(size: number, maxBytes: number): void {
  if (size > maxBytes)
    throw new WebhookError('body_too_large', `the body has more than ${maxBytes} bytes (maxBodyBytes)`);
}

/** By its tag, because a worker or a test may use another realm. */
const isArrayBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'missing';
  return typeof value === 'object' ? 'a parsed object' : `a ${typeof value}`;
}

/**
 * The single value of a header.
 * @throws WebhookError if it is missing or repeated, which makes it ambiguous
 */
export function headerValue(headers: unknown, name: string): string {
  const [value, ...more] = valuesOf(headers, name);
  if (value === undefined) throw new WebhookError('header_missing', `the header ${name} is missing`);
  if (more.length > 0)
    throw new WebhookError('header_malformed', `the header ${name} occurs ${more.length + 1} times`);
  if (typeof value !== 'string')
    throw new WebhookError('header_malformed', `the header ${name} is a ${typeof value}, not a string`);
  return value;
}

function valuesOf(headers: unknown, name: string): readonly unknown[] {
  if (typeof headers !== 'object' || headers === null)
    throw new ConfigurationError('headers: expected the Headers or the header object of the request');
  if (isHeaders(headers)) {
    const value = headers.get(name);
    return value === null ? [] : [value];
  }
  return Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === name.toLowerCase())
    .flatMap(([, value]: [string, unknown]) => value ?? []);
}

const isHeaders = (headers: object): headers is Headers =>
  'get' in headers && typeof headers.get === 'function';
