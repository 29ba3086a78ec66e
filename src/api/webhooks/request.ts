/** What a web server hands over of a delivery: its body as it came, and its headers. */
import { ConfigurationError } from '../client/errors.ts';
import { WebhookError } from './webhookError.ts';

/** Of the platform, of Node (`request.headers`), or a plain record with names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Text counts as UTF-8. */
export type WebhookBody = string | Uint8Array | ArrayBuffer;

/**
 * The bytes, as a copy: what is verified is what is read, whatever becomes of the caller's buffer meanwhile.
 * @throws WebhookError `body_too_large`, before anything of it is copied; `body_unreadable`
 */
export function bytesOf(rawBody: unknown, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') {
    // As many bytes as units at least.
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
  // No ConfigurationError: with some frameworks the sender's content type decides whether a body gets parsed.
  throw new WebhookError(
    'body_unreadable',
    `the body is ${describe(rawBody)}, not the bytes or the text that came: pass the raw body, before any parser (express.raw(), request.arrayBuffer())`,
  );
}

function checkSize(size: number, maxBytes: number): void {
  if (size > maxBytes)
    throw new WebhookError('body_too_large', `the body has more than ${maxBytes} bytes (maxBodyBytes)`);
}

/** By its tag, since a worker or a test may bring one of another realm. */
const isArrayBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'missing';
  return typeof value === 'object' ? 'a parsed object' : `a ${typeof value}`;
}

/**
 * The one value of the header of this name.
 * @throws WebhookError when it is missing or there several times: which one counts nobody knows.
 */
export function headerValue(headers: unknown, name: string): string {
  const [value, ...more] = valuesOf(headers, name);
  if (value === undefined) throw new WebhookError('header_missing', `there is no header ${name}`);
  if (more.length > 0)
    throw new WebhookError('header_malformed', `the header ${name} is there ${more.length + 1} times`);
  if (typeof value !== 'string')
    throw new WebhookError('header_malformed', `the header ${name} is a ${typeof value}, not text`);
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
