/** What the generated resources say of a call, and what they call. */
import type { Shape } from '../contract/shape.ts';
import type { ApiPromise } from './apiPromise.ts';
import type { RequestOptions } from './options.ts';
import type { ListPromise } from './page.ts';

/** An endpoint, as far as the client needs it when a call is made. */
export interface Operation {
  /** Resource and method of the client, such as `documents.createInvoice`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{company_id}` and the other ids in braces. */
  readonly path: string;
  /**
   * When a request whose outcome is not known may be sent again: always (`safe`, `idempotent`), when its body has an
   * external_id, after a look for what the first one may have made, or never.
   */
  readonly repeat: 'safe' | 'idempotent' | 'external_id' | 'look-up' | 'never';
  /** The content of a successful response. */
  readonly answer: 'one' | 'list' | 'one-or-list' | 'request' | 'none';
  /** Whether the list comes in pages, whose size can be asked for. */
  readonly paginated?: true;
  /** The permission that the key needs, where the service documents one. */
  readonly permission?: string;
  /** The type of the body, if it is JSON. */
  readonly body?: Shape;
  /** Parameters of the query that must be given. */
  readonly required?: readonly string[];
  /** Fields whose filters take codes, which are written in capitals. */
  readonly capitals?: readonly string[];
}

export interface JsonBody {
  readonly json: unknown;
}

/** Bytes sent as they are; text is sent in UTF-8. */
export interface FileBody {
  readonly bytes: Uint8Array | ArrayBuffer | Blob | string;
  readonly contentType: string;
}

export interface Call {
  /** Ids in the path but company_id, which comes from the options. */
  readonly path?: Readonly<Record<string, string>> | undefined;
  /** filter, sort, expand, page_size, cursor, issue, … as the user gave them. */
  readonly query?: object | undefined;
  readonly body?: JsonBody | FileBody | undefined;
  readonly options?: RequestOptions | undefined;
}

export interface Caller {
  /** For the answers `one`, `one-or-list`, `request` and, with `T = void`, `none`. */
  one<T>(operation: Operation, call: Call): ApiPromise<T>;
  list<T>(operation: Operation, call: Call): ListPromise<T>;
  /** The file that a field of the answer's object names by its address; null where it names none. */
  file(operation: Operation, field: string, call: Call): Promise<Uint8Array | null>;
}
