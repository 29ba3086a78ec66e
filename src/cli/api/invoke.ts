/** Calls the client's method of an endpoint. */

import type { Endpoint } from '../../api/contract/index.ts';
import type { ApiPromise, FatturaClient, ListPromise, RequestOptions } from '../../api/index.ts';

export interface Invocation {
  readonly ids: readonly string[];
  readonly body: unknown;
  readonly params: Readonly<Record<string, unknown>>;
  readonly options: RequestOptions;
}

type Method = (...values: readonly unknown[]) => ApiPromise<unknown> | ListPromise<unknown>;

/** The methods are generated from the contract that `endpoint` is of, so the cast holds; a test calls each of them. */
export function invoke(
  client: FatturaClient,
  endpoint: Endpoint,
  { ids, body, params, options }: Invocation,
): ApiPromise<unknown> | ListPromise<unknown> {
  const resources = client as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>;
  const resource = resources[endpoint.resource];
  const takesParams =
    endpoint.list !== undefined || endpoint.expand !== undefined || endpoint.query !== undefined;
  const values = [
    ...ids,
    ...(endpoint.body === undefined ? [] : [body]),
    ...(takesParams ? [params] : []),
    options,
  ];
  const answer = resource?.[endpoint.name]?.(...values);
  if (answer === undefined) throw new Error(`the client has no ${endpoint.resource}.${endpoint.name}`);
  return answer;
}
