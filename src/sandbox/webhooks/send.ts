/** Sends one POST request to a target. */
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { SIGNATURE_HEADER, signatureOf } from '../../api/contract/webhookSignature.ts';
import { isLoopback } from './address.ts';

/** Milliseconds for connection and response; the service asks receivers to respond quickly. */
const RESPONSE_TIMEOUT = 10_000;
/** Limits for the response body, which is ignored: milliseconds and bytes before the connection is closed. */
const BODY_TIMEOUT = 500;
const BODY_BYTES = 16_384;

export interface DeliveryResult {
  /** null: no response. */
  readonly status: number | null;
  /**
   * null if the status is the only result; otherwise one of our own words or the system's error code, such as
   * `timeout`, `ECONNREFUSED`.
   */
  readonly error: string | null;
}

export interface WebhookRequest {
  readonly url: URL;
  readonly secret: string;
  readonly body: Uint8Array;
  /** Aborts it. */
  readonly signal: AbortSignal;
}

/** Uses Node's own client instead of fetch: it follows no redirects and accepts a custom lookup for `localhost`. */
export async function send({ url, secret, body, signal }: WebhookRequest): Promise<DeliveryResult> {
  const signature = await signatureOf(body, [secret], Date.now());
  return await new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        'User-Agent': 'fattura-sandbox',
        [SIGNATURE_HEADER]: signature,
      },
      agent: false,
      signal,
      ...(isLoopback(url) ? { lookup: loopbackLookup } : {}),
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      request.destroy();
    }, RESPONSE_TIMEOUT);
    const end = (outcome: DeliveryResult): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      clearTimeout(timer);
      discardBody(response, () => end({ status, error: status >= 300 && status < 400 ? 'redirect' : null }));
    });
    request.on('error', (error) => end({ status: null, error: late ? 'timeout' : codeOf(error) }));
    request.end(body);
  });
}

/** Reads a little, so that the receiver can finish its response, and then closes the connection. */
function discardBody(response: IncomingMessage, done: () => void): void {
  let bytes = 0;
  const timer = setTimeout(() => response.destroy(), BODY_TIMEOUT);
  response.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes > BODY_BYTES) response.destroy();
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    clearTimeout(timer);
    done();
  });
}

/** Resolves `localhost` without DNS. */
const loopbackLookup: LookupFunction = (_name, { all }, done) => {
  if (!all) return done(null, '127.0.0.1', 4);
  done(null, [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);
};

function codeOf(error: Error): string {
  if (error.name === 'AbortError') return 'stopped';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
