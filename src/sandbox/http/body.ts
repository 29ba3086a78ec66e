/** The body of a request, held against what the contract says of its endpoint. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, Shape } from '../../api/contract/index.ts';
import type { EndpointRequest } from '../endpoints/handler.ts';
import { Refusal, refuse } from './refusal.ts';
import { bodyFaults } from './shapes.ts';

/** Faults of one body that are told; a body of thousands of wrong rows is answered in one screen. */
const MOST_FAULTS = 100;

type Content = Pick<EndpointRequest, 'json' | 'body' | 'contentType'>;

/** What can be refused before the body is read. @throws Refusal 400 */
export function checkHeaders(endpoint: Endpoint, headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw refuse(400, `a body in ${encoding} is not read: send it as it is`, '/content-encoding');
  }
  if (endpoint.body === undefined && announcesBody(headers)) throw refuse(400, 'expected no body');
  const type = contentType(headers);
  const allowed = endpoint.body?.contentTypes ?? [];
  if (endpoint.body !== undefined && !allowed.some((one) => one === type)) {
    throw refuse(400, `expected ${allowed.join(' or ')}`, '/content-type');
  }
}

/** @throws Refusal 400 for what cannot be read, 422 for what is wrong in it. */
export function readContent(endpoint: Endpoint, headers: IncomingHttpHeaders, body: Uint8Array): Content {
  if (endpoint.body === undefined) {
    if (body.length > 0) throw refuse(400, 'expected no body');
    return { json: {}, body, contentType: '' };
  }
  if (body.length === 0) throw refuse(400, 'expected a body');
  return { json: readJson(endpoint, body), body, contentType: contentType(headers) };
}

/** A body in chunks may turn out to be empty; that of a DELETE is waited for, that of a GET is never read. */
const announcesBody = (headers: IncomingHttpHeaders): boolean => Number(headers['content-length'] ?? 0) > 0;

const contentType = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

function readJson({ body: definition, method }: Endpoint, body: Uint8Array): EndpointRequest['json'] {
  const shape = definition?.shape;
  if (shape === undefined || shape === null || shape.kind === 'invoice') return {};
  return readObject(body, shape, method === 'PATCH');
}

/** @param partial whether it changes what is there @throws Refusal 400, 422 */
export function readObject(body: Uint8Array, shape: Shape, partial = false): EndpointRequest['json'] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw refuse(400, 'expected JSON in UTF-8');
  }
  const faults = bodyFaults(value, shape, partial);
  if (faults.length > 0) throw new Refusal(422, faults.slice(0, MOST_FAULTS));
  return value as EndpointRequest['json'];
}
