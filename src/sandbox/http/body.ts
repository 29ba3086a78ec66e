/** Checks the body of a request against the contract. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, Shape } from '../../api/contract/index.ts';
import type { EndpointRequest } from '../endpoints/handler.ts';
import { Refusal, refuse } from './refusal.ts';
import { bodyFaults } from './shapes.ts';

/** Maximum number of faults in a response, even if a body has thousands of invalid rows. */
const MAX_FAULTS = 100;

type Content = Pick<EndpointRequest, 'json' | 'body' | 'contentType'>;

/**
 * The checks that do not need the body.
 * @throws Refusal 400
 */
export function checkHeaders(endpoint: Endpoint, headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw refuse(
      400,
      `the content encoding ${encoding} is not supported: send the body uncompressed`,
      '/content-encoding',
    );
  }
  if (endpoint.body === undefined && announcesBody(headers)) throw refuse(400, 'expected no body');
  const type = contentType(headers);
  const allowed = endpoint.body?.contentTypes ?? [];
  if (endpoint.body !== undefined && !allowed.some((one) => one === type)) {
    throw refuse(400, `expected ${allowed.join(' or ')}`, '/content-type');
  }
}

/** @throws Refusal 400 for unreadable content, 422 for invalid content */
export function readContent(endpoint: Endpoint, headers: IncomingHttpHeaders, body: Uint8Array): Content {
  if (endpoint.body === undefined) {
    if (body.length > 0) throw refuse(400, 'expected no body');
    return { json: {}, body, contentType: '' };
  }
  if (body.length === 0) throw refuse(400, 'expected a body');
  return { json: readJson(endpoint, body), body, contentType: contentType(headers) };
}

/** A chunked body may turn out to be empty; the body of a DELETE is read, that of a GET never is. */
const announcesBody = (headers: IncomingHttpHeaders): boolean => Number(headers['content-length'] ?? 0) > 0;

const contentType = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

function readJson({ body: definition, method }: Endpoint, body: Uint8Array): EndpointRequest['json'] {
  const shape = definition?.shape;
  if (shape === undefined || shape === null || shape.kind === 'invoice') return {};
  return readObject(body, shape, method === 'PATCH');
}

/**
 * @param partial True for an update
 * @throws Refusal 400, 422
 */
export function readObject(body: Uint8Array, shape: Shape, partial = false): EndpointRequest['json'] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw refuse(400, 'expected JSON in UTF-8');
  }
  const faults = bodyFaults(value, shape, partial);
  if (faults.length > 0) throw new Refusal(422, faults.slice(0, MAX_FAULTS));
  return value as EndpointRequest['json'];
}
