/** The interface between the generated resources and the client. */
import type { Shape } from '../contract/shape.ts';
import type { ApiPromise } from './apiPromise.ts';
import type { RequestOptions } from './options.ts';
import type { ListPromise } from './page.ts';

/** The part of an endpoint that the client needs for a call. */
export interface Operation {
  /** Resource and method of the client, such as `documents.createInvoice`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{company_id}` and the other ids in braces. */
  readonly path: string;
  /**
   * When a request with an unknown result may be repeated: always (`safe`, `idempotent`), if its body has an
   * external_id, after looking up what the first request may have created, or never.
   */
  readonly repeat: 'safe' | 'idempotent' | 'external_id' | 'look-up' | 'never';
  /** The content of a successful response. */
  readonly answer: 'one' | 'list' | 'one-or-list' | 'request' | 'none';
  /** True if the list has pages whose size can be chosen. */
  readonly paginated?: true;
  /** The permission that the key needs, if documented. */
  readonly permission?: string;
  /** The type of the body, if it is JSON. */
  readonly body?: Shape;
  /** Required query parameters. */
  readonly required?: readonly string[];
  /** Filters by code, whose values are in upper case. */
  readonly capitals?: readonly string[];
}

export interface JsonBody {
  readonly json: unknown;
}

/** Bytes are sent unchanged; text is sent in UTF-8. */
export interface FileBody {
  readonly bytes: Uint8Array | ArrayBuffer | Blob | string;
  readonly contentType: string;
}

export interface OperationCall {
  /** Ids in the path, except company_id, which comes from the options. */
  readonly path?: Readonly<Record<string, string>> | undefined;
  /** filter, sort, expand, page_size, cursor, issue, … as given by the caller. */
  readonly query?: object | undefined;
  readonly body?: JsonBody | FileBody | undefined;
  readonly options?: RequestOptions | undefined;
}

export interface OperationRunner {
  /** For the responses `one`, `one-or-list`, `request` and, with `T = void`, `none`. */
  one<T>(operation: Operation, call: OperationCall): ApiPromise<T>;
  list<T>(operation: Operation, call: OperationCall): ListPromise<T>;
  /** The file whose address is in a field of the response's object; null if there is none. */
  file(operation: Operation, field: string, call: OperationCall): Promise<Uint8Array | null>;
}
