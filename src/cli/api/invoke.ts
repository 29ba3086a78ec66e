/** Calls the client method of an endpoint. */
import type { Endpoint } from '../../api/contract/index.ts';
import type { ApiPromise, FatturaClient, ListPromise, RequestOptions } from '../../api/index.ts';
import { visible } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Messages } from '../messages/messages.ts';
import type { ApiCall } from './definition.ts';

export interface Invocation {
  readonly ids: readonly string[];
  readonly body: unknown;
  readonly params: Readonly<Record<string, unknown>>;
  readonly options: RequestOptions;
}

type Method = (...values: readonly unknown[]) => ApiPromise<unknown> | ListPromise<unknown>;

/** The cast is safe: the methods are generated from the same contract as `endpoint`, and a test calls each of them. */
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

export interface Deletion {
  /** The request as given. */
  readonly what: string;
  /** The syntax of the request, such as `products delete PRODUCT_ID`. */
  readonly spelt: string;
  readonly baseUrl: string;
}

/**
 * True if a deletion is confirmed, by `--yes` or by the user at the terminal.
 *
 * @throws UsageError without `--yes` and without a terminal.
 */
export async function confirmDeletion(
  { what, spelt, baseUrl }: Deletion,
  { call, messages: { api, service } }: { readonly call: ApiCall; readonly messages: Messages },
): Promise<boolean> {
  if (call.options.yes === true) return true;
  const answer = await call.io.ask(visible(api.confirm(what, baseUrl)));
  if (answer === null) throw new UsageError((messages) => messages.api.usage.yesNeeded(spelt));
  return service.agrees(answer);
}
