/** Extracts the requested value from the envelope of the service's response. */
import { isMembers } from '../../model/jsonValue.ts';
import type { Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { ShapeError } from './shapeError.ts';

type Record = Readonly<{ [name: string]: unknown }>;

/**
 * Returns the requested part of the body, by kind of response. Its content is not checked: fields may be missing or
 * unknown.
 * @throws ShapeError
 */
export function unwrapEnvelope(body: unknown, kind: Operation['answer']): unknown {
  if (kind === 'none') return undefined;
  if (!isMembers(body)) throw new ShapeError('the response is not a JSON object');
  if (kind === 'request') return receipt(body);
  const { data } = body;
  if (kind === 'list') {
    // Read only for its errors, which are those of the request.
    pageOf(body);
    if (Array.isArray(data)) return data;
    throw new ShapeError('the response has no list in data');
  }
  return kind === 'one-or-list' && Array.isArray(data) ? only(data) : one(data);
}

function one(data: unknown): Record {
  if (!isMembers(data)) throw new ShapeError('the response has no object in data');
  return data;
}

/** An array contains the single created resource. */
function only(data: readonly unknown[]): Record {
  if (data.length !== 1)
    throw new ShapeError(`the response has ${data.length} objects in data; expected one`);
  return one(data[0]);
}

/** Under `data` in some versions of the service, at the top level in others; the links are always at the top level. */
function receipt(body: Record): Record {
  const data = isMembers(body['data']) ? body['data'] : body;
  const id = data['request_id'] ?? body['request_id'];
  if (typeof id !== 'string' || id === '') throw new ShapeError('the response has no request_id');
  const links = data['links'] ?? body['links'];
  return { ...data, request_id: id, ...(links === undefined ? {} : { links }) };
}
