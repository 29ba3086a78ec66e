/** The vocabulary for describing the service's endpoints: plain data. */
import type { Field, Shape } from './shape.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * When a request with an unknown result may be repeated.
 * - `safe`: always, it changes nothing.
 * - `idempotent`: always, a repetition has the same result. A repeated DELETE is answered with 404 if the first one
 *   succeeded.
 * - `external_id`: if the body has an external_id, which the service accepts once per company.
 * - `look-up`: after looking up what the first request may have created (as `submitInvoice` does).
 * - `never`: a repetition could have the effect twice.
 */
export type Repeat = 'safe' | 'idempotent' | 'external_id' | 'look-up' | 'never';

/**
 * Names that the service accepts in `filter`, `sort` or `expand`. `open` if it accepts some that its documentation
 * does not list: every name is passed through, none is invented.
 */
export type Open = 'open';

export interface ListQuery {
  /** Field name → shape of the value, which determines the operators ({@link operatorsOf}). */
  readonly filter?: Readonly<Record<string, Shape>> | Open;
  readonly sort?: readonly string[];
  /** True if it accepts page_size and cursor. */
  readonly paginated: boolean;
}

export interface Body {
  /** The client sends the first one if it can choose. */
  readonly contentTypes: readonly ('application/json' | 'application/xml' | 'application/pdf')[];
  /** null: the bytes of a file. */
  readonly shape: Shape | null;
  readonly description: string;
}

/**
 * The content of a successful response.
 * - `one`: `{ data }`
 * - `list`: `{ data: [], page }`
 * - `one-or-list`: `{ data }` with the resource or an array that contains it
 * - `request`: `{ data: { request_id }, links }`, in some versions `request_id` at the top level
 * - `none`: empty
 */
export interface Answer {
  readonly status: 200 | 201 | 202 | 204;
  readonly wrapped: 'one' | 'list' | 'one-or-list' | 'request' | 'none';
  /** Name of the object in it. */
  readonly of?: string;
}

/** A file whose signed, temporary address is in the response. */
export interface NamedFile {
  /** Name of the client's method that downloads it. */
  readonly method: string;
  /** The field of the response with the address; null if there is no file yet. */
  readonly field: string;
  /** Description of the method, in one line. */
  readonly summary: string;
  readonly remarks: readonly string[];
}

export interface Endpoint {
  readonly resource: string;
  /** Name of the client's method. */
  readonly name: string;
  readonly method: Method;
  readonly path: `/api/v1/${string}`;
  /** Description, in one line. */
  readonly summary: string;
  /** Further notes. */
  readonly remarks?: readonly string[];
  /** Query parameters other than `expand` and those of lists. */
  readonly query?: Readonly<Record<string, Field>>;
  readonly list?: ListQuery;
  /** Related resources that the response can embed; a path like `transaction.category` goes deeper. */
  readonly expand?: readonly string[] | Open;
  readonly body?: Body;
  readonly answer: Answer;
  readonly file?: NamedFile;
  /** Possible error statuses in addition to {@link ALWAYS}. */
  readonly errors: readonly (400 | 404 | 422)[];
  readonly permission?: string;
  readonly repeat: Repeat;
}

/** An operation of the service whose path is not documented. */
export interface UnplacedOperation {
  readonly resource: string;
  readonly summary: string;
  readonly known: readonly string[];
}

/** Error statuses of every endpoint: no key, no permission, too many requests, server error. */
export const ALWAYS = [401, 403, 429, 500] as const;

/** Statuses in the service's general table that no endpoint lists. */
export const GENERAL = [402, 502, 503, 504] as const;

export const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'notIn', 'empty', 'ilike'] as const;
export type Operator = (typeof OPERATORS)[number];

const IDENTITY: readonly Operator[] = ['eq', 'neq', 'in', 'notIn', 'empty'];
const ORDER: readonly Operator[] = ['gt', 'gte', 'lt', 'lte'];

/** The operators for a field of this shape: comparisons for ordered values, `ilike` for free text. */
export function operatorsOf(shape: Shape): readonly Operator[] {
  if (shape.kind === 'code' || shape.kind === 'boolean') return IDENTITY;
  if (shape.kind !== 'text') return [...IDENTITY, ...ORDER];
  if (shape.format === undefined) return [...IDENTITY, ...ORDER, 'ilike'];
  return shape.format === 'uuid' ? IDENTITY : [...IDENTITY, ...ORDER];
}

export const PAGE_SIZE = { minimum: 1, maximum: 100, default: 25 } as const;

/** Requests per second that the service accepts; above it, the response is 429. */
export const RATE_LIMIT = 10;

/** Names of the `{…}` in a path, in order. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
