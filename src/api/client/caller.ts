/** What the resources call: each call made into a request, sent, and its answer taken apart. */
import { ApiPromise, type WithResponse } from './apiPromise.ts';
import { ConfigurationError } from './errors.ts';
import { fetchNamedFile } from './file.ts';
import type { Call, Caller, Operation } from './operation.ts';
import { ListPromise, Page } from './page.ts';
import { nextPageUrl } from './paging.ts';
import { type Prepared, prepare } from './prepare.ts';
import { checkPageSize } from './query.ts';
import { reading, untouched } from './reading.ts';
import { recoverByExternalId } from './recovery.ts';
import type { Settings } from './settings.ts';
import type { Transport } from './transport.ts';

export function createCaller(transport: Transport, settings: Settings): Caller {
  return {
    one: <T>(operation: Operation, call: Call) => {
      const request = ready(operation.name, () => prepare(operation, call, settings));
      return new ApiPromise<T>({
        parsed: async () => {
          const recover = recoverByExternalId(operation, call, request(), transport);
          // The types of answers are the contract's: beyond the envelope what the service sends is not judged.
          return (await transport.send(request(), reading(operation.answer), { recover })) as WithResponse<T>;
        },
        raw: async () => transport.send(request(), untouched, { unread: true }),
      });
    },
    list: <T>(operation: Operation, call: Call) => {
      const request = ready(operation.name, () => prepareList(operation, call, settings));
      return new ListPromise<T>({
        parsed: async () => firstPage<T>(request(), transport),
        raw: async () => transport.send(firstOf(request()), untouched, { unread: true }),
      });
    },
    file: async (operation, field, call) =>
      fetchNamedFile(
        ready(operation.name, () => prepare(operation, call, settings))(),
        field,
        transport,
        settings,
      ),
  };
}

/**
 * Does the work at once, so that what the caller changes afterwards is not seen; the answer is a function that gives
 * the result, or throws what was wrong with the name of the operation.
 */
export function ready<T>(operation: string, work: () => T): () => T {
  try {
    const result = work();
    return () => result;
  } catch (error) {
    return () => {
      throw error instanceof ConfigurationError
        ? new ConfigurationError(error.message, { operation })
        : error;
    };
  }
}

/** The query without its cursor is the same for every page. */
interface PreparedList {
  readonly request: Prepared;
  readonly cursor: string | null;
}

function prepareList(operation: Operation, call: Call, settings: Settings): PreparedList {
  const { cursor = null, ...query }: { readonly cursor?: unknown } = { ...call.query };
  if (cursor !== null && typeof cursor !== 'string') throw new ConfigurationError('cursor must be text');
  checkPageSize(query);
  const request = prepare(operation, { ...call, query }, settings);
  return { request, cursor: cursor === '' ? null : cursor };
}

function firstOf({ request, cursor }: PreparedList): Prepared {
  return cursor === null ? request : { ...request, url: nextPageUrl(request.url, cursor) };
}

async function firstPage<T>(list: PreparedList, transport: Transport): Promise<WithResponse<Page<T>>> {
  const fetch = async (request: Prepared): Promise<WithResponse<readonly unknown[]>> =>
    (await transport.send(request, reading('list'))) as WithResponse<readonly unknown[]>;
  const next = (cursor: string) => fetch(firstOf({ ...list, cursor }));
  const answer = await fetch(firstOf(list));
  const cursors = new Map(list.cursor === null ? [] : [[list.cursor, 0]]);
  const page = new Page<T>(answer, next, cursors, 0);
  return { data: page, response: answer.response };
}
