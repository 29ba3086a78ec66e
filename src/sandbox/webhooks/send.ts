/** One POST to a target. */
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { SIGNATURE_HEADER, signatureOf } from '../../api/contract/webhookSignature.ts';
import { isLoopback } from './address.ts';

/** Milliseconds for connection and answer; the service asks its receivers to answer quickly. */
const RESPONSE_TIMEOUT = 10_000;
/** Of the answer's body, which says nothing: milliseconds and bytes before the connection is cut. */
const BODY_TIMEOUT = 500;
const BODY_BYTES = 16_384;

export interface DeliveryResult {
  /** null: no answer. */
  readonly status: number | null;
  /** null: there is nothing to say but the status. Else a word of ours or the system's code, such as `timeout`, `ECONNREFUSED`. */
  readonly error: string | null;
}

export interface WebhookRequest {
  readonly url: URL;
  readonly secret: string;
  readonly body: Uint8Array;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Node's own client rather than fetch: it follows no redirect, and it can be told where `localhost` is. */
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

/** Reads a little, so that a receiver can finish its answer, and cuts off whoever goes on. */
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

/** No name server is asked where `localhost` is. */
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
