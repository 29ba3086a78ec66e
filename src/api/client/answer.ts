/** Extracts the requested value from the envelope of the service's response. */
import type { Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { ShapeError } from './shapeError.ts';

type Record = Readonly<{ [name: string]: unknown }>;

/**
 * `data` of the body, by the kind of answer. What is in it is not judged: fields may be missing, and others be there.
 * @throws ShapeError
 */
export function unwrap(body: unknown, kind: Operation['answer']): unknown {
  if (kind === 'none') return undefined;
  if (!isRecord(body)) throw new ShapeError('the answer is no JSON object');
  if (kind === 'request') return receipt(body);
  const { data } = body;
  if (kind === 'list') {
    // Read here for its errors only, which are then those of the request.
    pageOf(body);
    if (Array.isArray(data)) return data;
    throw new ShapeError('the answer has no list in data');
  }
  return kind === 'one-or-list' && Array.isArray(data) ? only(data) : one(data);
}

function one(data: unknown): Record {
  if (!isRecord(data)) throw new ShapeError('the answer has no object in data');
  return data;
}

/** An array stands for the one thing that was made. */
function only(data: readonly unknown[]): Record {
  if (data.length !== 1)
    throw new ShapeError(`the answer has ${data.length} objects in data where one was asked for`);
  return one(data[0]);
}

/** In some versions of the service under `data`, in others at the top; the links always stand beside. */
function receipt(body: Record): Record {
  const data = isRecord(body['data']) ? body['data'] : body;
  const id = data['request_id'] ?? body['request_id'];
  if (typeof id !== 'string' || id === '') throw new ShapeError('the answer has no request_id');
  const links = data['links'] ?? body['links'];
  return { ...data, request_id: id, ...(links === undefined ? {} : { links }) };
}

function isRecord(value: unknown): value is Record {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
