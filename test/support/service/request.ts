/** A request as it arrived, before anything is judged. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { match } from './router.ts';

export interface RecordedRequest {
  /** `documents.createInvoice`; null where the contract has no such endpoint. */
  readonly operation: string | null;
  readonly method: string;
  /** Path as sent, still encoded, without query and without the prefix of the service. */
  readonly path: string;
  /** The query as sent, still encoded, without `?`. */
  readonly search: string;
  /** Names and values in the order they were sent. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: IncomingHttpHeaders;
  /** Empty until the whole of it has arrived. */
  body: Uint8Array;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The status that was answered; null while there is none, and for ever where none was sent. */
  status: number | null;
  /** Whether the client was gone before the whole answer was written. */
  cut: boolean;
}

export function recordRequest(message: IncomingMessage, prefix: string): RecordedRequest {
  const [whole = '', search = ''] = (message.url ?? '').split('?', 2);
  const path = whole.startsWith(prefix) ? whole.slice(prefix.length) : whole;
  const method = message.method ?? '';
  const endpoint = match(method, path)?.endpoint;
  return {
    operation: endpoint === undefined ? null : `${endpoint.resource}.${endpoint.name}`,
    method,
    path,
    search,
    query: [...new URLSearchParams(search)],
    headers: message.headers,
    body: new Uint8Array(),
    at: Date.now(),
    status: null,
    cut: false,
  };
}

export async function readBody(message: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

export function bodyText({ body }: Pick<RecordedRequest, 'body'>): string {
  return new TextDecoder().decode(body);
}
