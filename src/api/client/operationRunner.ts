/** Runs the calls of the resources: builds each request, sends it, and reads its response. */
import { ApiPromise, type WithResponse } from './apiPromise.ts';
import type { ClientSettings } from './clientSettings.ts';
import { ConfigurationError, InvalidRequestError } from './errors.ts';
import { fetchNamedFile } from './file.ts';
import type { Operation, OperationCall, OperationRunner } from './operation.ts';
import { ListPromise, Page } from './page.ts';
import { nextPageUrl, sizedUrl } from './paging.ts';
import { type PreparedRequest, prepareRequest } from './prepareRequest.ts';
import { checkPageSize, PAGE_SIZE } from './query.ts';
import { recoveryOf } from './recovery.ts';
import { responseReader, unreadResponse } from './responseReader.ts';
import type { Transport } from './transport.ts';

export function createOperationRunner(transport: Transport, settings: ClientSettings): OperationRunner {
  return {
    one: <T>(operation: Operation, call: OperationCall) => {
      const request = prepareNow(operation.name, () => prepareRequest(operation, call, settings));
      return new ApiPromise<T>({
        parsed: async () => {
          const recover = recoveryOf(operation, call, request(), transport);
          // The types of responses come from the contract: only the envelope is checked.
          return (await transport.send(request(), responseReader(operation.answer), {
            recover,
          })) as WithResponse<T>;
        },
        raw: async () => transport.send(request(), unreadResponse, { unread: true }),
      });
    },
    list: <T>(operation: Operation, call: OperationCall) => {
      const request = prepareNow(operation.name, () => prepareList(operation, call, settings));
      return new ListPromise<T>({
        parsed: async (walk) => firstPage<T>(request(), walk, transport),
        raw: async () => transport.send(firstOf(request()), unreadResponse, { unread: true }),
      });
    },
    file: async (operation, field, call) =>
      fetchNamedFile(
        prepareNow(operation.name, () => prepareRequest(operation, call, settings))(),
        field,
        transport,
        settings,
      ),
  };
}

/**
 * Runs the work immediately, so that later changes by the caller have no effect. Returns a function that returns the
 * result, or throws the error with the name of the operation.
 */
export function prepareNow<T>(operation: string, work: () => T): () => T {
  try {
    const result = work();
    return () => result;
  } catch (error) {
    return () => {
      if (error instanceof InvalidRequestError) throw new InvalidRequestError(error.faults, { operation });
      throw error instanceof ConfigurationError
        ? new ConfigurationError(error.message, { operation })
        : error;
    };
  }
}

/** The query without its cursor is the same for every page. */
interface PreparedList {
  readonly request: PreparedRequest;
  readonly cursor: string | null;
  /** True if iteration may choose the page size: neither page_size nor a cursor was given. */
  readonly sizable: boolean;
}

function prepareList(operation: Operation, call: OperationCall, settings: ClientSettings): PreparedList {
  const { cursor = null, ...query }: { readonly cursor?: unknown } = { ...call.query };
  if (cursor !== null && typeof cursor !== 'string') throw new ConfigurationError('cursor must be a string');
  checkPageSize(query);
  const request = prepareRequest(operation, { ...call, query }, settings);
  const sized = 'page_size' in query && query.page_size !== null && query.page_size !== undefined;
  const start = cursor === '' ? null : cursor;
  return { request, cursor: start, sizable: operation.paginated === true && !sized && start === null };
}

function firstOf({ request, cursor }: Pick<PreparedList, 'request' | 'cursor'>): PreparedRequest {
  return cursor === null ? request : { ...request, url: nextPageUrl(request.url, cursor) };
}

/** @param walk Number of items to iterate over; null if a single page was requested */
async function firstPage<T>(
  { request, cursor, sizable }: PreparedList,
  walk: number | null,
  transport: Transport,
): Promise<WithResponse<Page<T>>> {
  const size = Math.min(PAGE_SIZE.maximum, walk ?? 0);
  const list = {
    cursor,
    request: sizable && size > 0 ? { ...request, url: sizedUrl(request.url, size) } : request,
  };
  const fetch = async (one: PreparedRequest): Promise<WithResponse<readonly unknown[]>> =>
    (await transport.send(one, responseReader('list'))) as WithResponse<readonly unknown[]>;
  const next = (after: string) => fetch(firstOf({ ...list, cursor: after }));
  const answer = await fetch(firstOf(list));
  const cursors = new Map(cursor === null ? [] : [[cursor, 0]]);
  const page = new Page<T>(answer, next, cursors, 0);
  return { data: page, response: answer.response };
}
