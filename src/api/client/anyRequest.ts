/** Requests to endpoints without a method. */
import { given } from '../../model/given.ts';
import { ApiPromise, type WithResponse } from './apiPromise.ts';
import { type ClientSettings, checkRequestOptions } from './clientSettings.ts';
import { ConfigurationError } from './errors.ts';
import type { FileBody, JsonBody } from './operation.ts';
import { prepareNow } from './operationRunner.ts';
import type { RequestOptions } from './options.ts';
import { buildRequest } from './prepareRequest.ts';
import { responseReader, unreadResponse } from './responseReader.ts';
import type { Transport } from './transport.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The options of `client.request()`, besides method and path. */
export interface AnyRequestOptions extends RequestOptions {
  /** The query, in the form used for lists: `filter`, `sort`, `expand`, and any other name. */
  readonly query?: object | undefined;
  /** The body, sent as JSON unless a content type is given. */
  readonly body?: unknown;
  /** The content type of `body`, which is then text or bytes. */
  readonly contentType?: string | undefined;
}

export interface AnyRequest {
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly options: AnyRequestOptions;
}

export function requestAny<T>(
  request: AnyRequest,
  transport: Transport,
  settings: ClientSettings,
): ApiPromise<T> {
  const { method, path, options } = request;
  given('method', method, 'text');
  given('path', path, 'text');
  const operation = `${method} ${path}`;
  const prepared = prepareNow(operation, () => {
    checkMethod(method);
    checkRequestOptions(options);
    checkPath(path, settings);
    const body = bodyOf(options, method);
    return buildRequest(
      {
        operation,
        method,
        path,
        query: options.query,
        body,
        options,
        repeatable: method === 'GET',
        permission: null,
      },
      settings,
    );
  });
  return new ApiPromise<T>({
    parsed: async () => (await transport.send(prepared(), responseReader('whole'))) as WithResponse<T>,
    raw: async () => transport.send(prepared(), unreadResponse, { unread: true }),
  });
}

function checkMethod(method: string): void {
  if (!METHODS.some((one) => one === method))
    throw new ConfigurationError(`the method must be one of ${METHODS.join(', ')}`);
}

/** Rejects a path that a URL parser reads differently from how it is written: it could lead elsewhere. */
function checkPath(path: string, { baseUrl }: ClientSettings): void {
  const right = typeof path === 'string' && path.startsWith('/') && sameWhenRead(`${baseUrl}${path}`);
  if (right) return;
  throw new ConfigurationError(
    'the path must start with / and be percent-encoded, without ., .., ? and #; pass parameters as query',
  );
}

function sameWhenRead(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}` === address;
}

function bodyOf({ body, contentType }: AnyRequestOptions, method: string): JsonBody | FileBody | undefined {
  if (body === undefined) return undefined;
  if (method === 'GET') throw new ConfigurationError('a GET request cannot have a body');
  const isFile = typeof body === 'string' || ArrayBuffer.isView(body) || isBuffer(body);
  if (contentType !== undefined) {
    if (isFile) return { bytes: body as FileBody['bytes'], contentType };
    throw new ConfigurationError('with contentType, the body must be text or bytes');
  }
  if (isFile) throw new ConfigurationError('the body is text or bytes: specify contentType');
  return { json: body };
}

function isBuffer(body: unknown): body is ArrayBuffer | Blob {
  return body instanceof ArrayBuffer || body instanceof Blob;
}
