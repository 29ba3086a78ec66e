/** A request that the contract allows, and the function that answers it. */
import type { Endpoint, EndpointName } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import type { IssuingCompany } from '../documents/companyOf.ts';
import type { Query } from '../http/query.ts';
import type { Answer } from '../http/refusal.ts';

/** The identity behind the API key. */
export interface Principal {
  readonly keyId: string;
  readonly integratorId: string;
  readonly permissions: readonly string[];
  /** The company in the path; null if there is none, or if the key has no access to it. */
  readonly company: IssuingCompany | null;
}

export interface EndpointRequest {
  readonly context: Context;
  readonly endpoint: Endpoint;
  readonly principal: Principal;
  /** The ids in the path, each a UUID in lower case; the principal has access to `company_id`. */
  readonly ids: Readonly<Record<string, string>>;
  readonly query: Query;
  /** A JSON body that matches its shape; an empty object for any other content type. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The unchanged bytes of the body. */
  readonly body: Uint8Array;
  /** Without parameters; empty if there is no body. */
  readonly contentType: string;
}

/** @throws Refusal */
export type Handler = (request: EndpointRequest) => Promise<Answer>;

/** A handler for every endpoint of the contract. */
export type Handlers = Readonly<Record<EndpointName, Handler>>;
