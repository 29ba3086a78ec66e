/** A request as it arrived, before any checks. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { endpoints } from '../../../src/api/contract/index.ts';
import { splitTarget } from '../../../src/sandbox/http/paths.ts';

export interface RecordedRequest {
  /** `documents.createInvoice`; null if the contract has no such endpoint. */
  readonly operation: string | null;
  readonly method: string;
  /** Path as sent, still encoded, without query and without the service's prefix. */
  readonly path: string;
  /** The query as sent, still encoded, without `?`. */
  readonly search: string;
  /** Names and values in the order they were sent. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: IncomingHttpHeaders;
  /** Empty until the whole body has arrived. */
  body: Uint8Array;
  /** The response status; null until one is sent. */
  status: number | null;
  /** True if the client disconnected before the whole answer was written. */
  cut: boolean;
}

/** Paths with the fewest ids first: `/documents/invoice` is not a document with that id. */
const operations = endpoints
  .map(({ resource, name, method, path }) => ({
    operation: `${resource}.${name}`,
    method,
    expression: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    ids: path.split('{').length,
  }))
  .sort((a, b) => a.ids - b.ids);

export function recordRequest(message: IncomingMessage, prefix: string): RecordedRequest {
  const [whole, search] = splitTarget(message.url ?? '');
  const path = whole.startsWith(prefix) ? whole.slice(prefix.length) : whole;
  const method = message.method ?? '';
  const found = operations.find((one) => one.method === method && one.expression.test(path));
  return {
    operation: found?.operation ?? null,
    method,
    path,
    search,
    query: [...new URLSearchParams(search)],
    headers: message.headers,
    body: new Uint8Array(),
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
