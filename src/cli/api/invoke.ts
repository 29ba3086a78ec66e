/** Calls the client's method of an endpoint. */
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

export interface Deletion {
  /** The call as it was made. */
  readonly what: string;
  /** Its form, such as `products delete PRODUCT_ID`. */
  readonly spelt: string;
  readonly baseUrl: string;
}

/**
 * Whether what is there may be deleted: `--yes`, or whoever sits at the terminal.
 *
 * @throws UsageError where nobody can be asked
 */
export async function isAllowed(
  { what, spelt, baseUrl }: Deletion,
  { call, messages: { api, service } }: { readonly call: ApiCall; readonly messages: Messages },
): Promise<boolean> {
  if (call.options.yes === true) return true;
  const answer = await call.io.ask(visible(api.confirm(what, baseUrl)));
  if (answer === null) throw new UsageError((messages) => messages.api.usage.yesNeeded(spelt));
  return service.agrees(answer);
}
