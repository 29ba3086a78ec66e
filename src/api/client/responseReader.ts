/** The ways to read a successful response: parsed, as bytes, or not at all. */

import type { WithResponse } from './apiPromise.ts';
import { discardBody, MAX_BODY, parseJson, readWhole } from './body.ts';
import { ApiError, ResponseError } from './errors.ts';
import type { Operation } from './operation.ts';
import { ShapeError } from './shapeError.ts';
import { type Attempt, connectionError, type ReadResponse, requestIdOf } from './transport.ts';
import { unwrapEnvelope } from './unwrapEnvelope.ts';

/** Reads the whole body and returns the requested part. */
export function responseReader(kind: Operation['answer'] | 'whole'): ReadResponse<WithResponse<unknown>> {
  return async (response, attempt) => {
    const bytes = await bytesOf(response, attempt);
    const body = kind === 'none' ? lenient(bytes) : parse(bytes, response, attempt);
    const { status, headers } = response;
    const info = { status, headers, requestId: requestIdOf(headers), body };
    if (kind === 'whole') return { data: body, response: info };
    try {
      return { data: unwrapEnvelope(body, kind), response: info };
    } catch (error) {
      if (error instanceof ShapeError) throw unreadable(error.message, response, attempt);
      throw error;
    }
  };
}

/** The platform's own response, whose body belongs to the caller. */
export const unreadResponse: ReadResponse<Response> = async (response) => response;

/** The whole body. */
export const bytesOf: ReadResponse<Uint8Array> = async (response, attempt) => {
  const bytes = await read(response, attempt);
  if (bytes !== null) return bytes;
  throw unreadable(`the response has more than ${MAX_BODY} bytes`, response, attempt);
};

async function read(response: Response, { context, deadline, redact }: Attempt): Promise<Uint8Array | null> {
  try {
    return await deadline.race(readWhole(response, MAX_BODY));
  } catch (error) {
    discardBody(response);
    throw error instanceof ApiError ? error : connectionError(error, redact, context);
  }
}

function parse(bytes: Uint8Array, response: Response, attempt: Attempt): unknown {
  try {
    return parseJson(bytes);
  } catch {
    throw unreadable('the response is not JSON', response, attempt);
  }
}

/** Accepts any response where none is documented. */
function lenient(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return null;
  }
}

function unreadable(message: string, { status }: Response, { context }: Attempt): ResponseError {
  return new ResponseError(`${message} (status ${status})`, { ...context, status });
}
