/** A request that the contract has nothing against, and the work behind an endpoint. */
import type { Endpoint } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import type { Query } from './query.ts';
import type { Answer } from './refusal.ts';

export interface Caller {
  readonly keyId: string;
  readonly integratorId: string;
  readonly permissions: readonly string[];
}

export interface Call {
  readonly context: Context;
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  /** The ids of the path, each a UUID in lower case; `company_id` is one of the caller's companies. */
  readonly ids: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Of a body in JSON what it says, valid by its shape; of anything else an empty object. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The body as it came. */
  readonly body: Uint8Array;
  /** Without parameters; empty where there is no body. */
  readonly contentType: string;
}

/** @throws Refusal for whatever the request asks that cannot be done. */
export type Handler = (call: Call) => Promise<Answer>;

/** By `resource.method` of the contract. */
export type Handlers = Readonly<Record<string, Handler>>;
