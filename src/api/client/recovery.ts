/** Handles retries that were refused because the first request had succeeded. */
import type { WithResponse } from './apiPromise.ts';
import { AbortedError, ApiError, NotFoundError, type StatusError, UnprocessableError } from './errors.ts';
import type { Operation, OperationCall } from './operation.ts';
import { nextPageUrl, pageOf } from './paging.ts';
import { externalIdOf, type PreparedRequest } from './prepareRequest.ts';
import { responseReader } from './responseReader.ts';
import type { Recover, Transport } from './transport.ts';

/** The service's maximum page size. */
const LOOKUP_PAGE_SIZE = 100;

/** Finds out the effect of the first request; undefined if no recovery is necessary. */
export function recoveryOf(
  operation: Operation,
  call: OperationCall,
  request: PreparedRequest,
  transport: Transport,
): Recover<WithResponse<unknown>> | undefined {
  if (operation.method === 'DELETE' && operation.repeat === 'idempotent') return recoverDeletion;
  const id = operation.repeat === 'external_id' ? externalIdOf(call.body) : null;
  return id === null ? undefined : recoverByExternalId(id, request, transport);
}

/** A deletion whose target no longer exists has succeeded. */
async function recoverDeletion(refused: StatusError): Promise<WithResponse<unknown> | null> {
  if (!(refused instanceof NotFoundError)) return null;
  const { status, headers, requestId, body } = refused;
  return { data: undefined, response: { status, headers, requestId, body } };
}

/**
 * Searches the collection to which the request adds: the service accepts an external_id once, so a resource with it
 * was created by the first request.
 */
function recoverByExternalId(
  id: string,
  request: PreparedRequest,
  transport: Transport,
): Recover<WithResponse<unknown>> {
  return async (refused) => {
    if (!(refused instanceof UnprocessableError)) return null;
    try {
      return await find(id, collectionOf(request), transport);
    } catch (error) {
      if (error instanceof AbortedError || !(error instanceof ApiError)) throw error;
      // The refusal is more informative than the failed search.
      return null;
    }
  };
}

async function find(
  id: string,
  list: PreparedRequest,
  transport: Transport,
): Promise<WithResponse<unknown> | null> {
  const seen = new Set<string>();
  for (let url = list.url; ; ) {
    const { data, response } = await transport.send({ ...list, url }, responseReader('list'));
    const found = (data as readonly unknown[]).find((one) => hasId(one, id));
    if (found !== undefined) return { data: found, response: { ...response, body: { data: found } } };
    const { cursor } = pageOf(response.body);
    if (cursor === null || seen.has(cursor)) return null;
    seen.add(cursor);
    url = nextPageUrl(list.url, cursor);
  }
}

/** The list at the same path. */
function collectionOf({ headers, ...request }: PreparedRequest): PreparedRequest {
  const { 'content-type': _, ...rest } = headers;
  const url = request.url.replace(/\?.*$/s, '');
  return {
    ...request,
    method: 'GET',
    headers: rest,
    body: undefined,
    repeatable: true,
    url: `${url}?page_size=${LOOKUP_PAGE_SIZE}`,
  };
}

function hasId(value: unknown, id: string): boolean {
  return typeof value === 'object' && value !== null && 'external_id' in value && value.external_id === id;
}
