/** The vocabulary in which the service's endpoints are described: plain data. */
import type { Field, Shape } from './shape.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * When a request whose outcome is not known may be sent again.
 * - `safe`: always, it changes nothing.
 * - `idempotent`: always, what it sets or deletes is the same the second time. A DELETE that is repeated is answered
 *   with 404 when the first one did its work.
 * - `external_id`: when the body carries an external_id, which the service takes once for each company.
 * - `look-up`: after looking for what the first request may have created (`submitInvoice` does).
 * - `never`: a repetition could do the work twice.
 */
export type Repeat = 'safe' | 'idempotent' | 'external_id' | 'look-up' | 'never';

/**
 * Names that the service takes in `filter`, `sort` or `expand`. `open` where it takes some that its
 * documentation does not show: any name is let through, none is invented.
 */
export type Open = 'open';

export interface ListQuery {
  /** Field name → shape of the value; the shape tells the operators ({@link operatorsOf}). */
  readonly filter?: Readonly<Record<string, Shape>> | Open;
  readonly sort?: readonly string[];
  /** Whether it takes page_size and cursor. */
  readonly paginated: boolean;
}

export interface Body {
  /** The first is what the client sends when it can choose. */
  readonly contentTypes: readonly ('application/json' | 'application/xml' | 'application/pdf')[];
  /** null: the bytes of a file. */
  readonly shape: Shape | null;
  readonly description: string;
}

/**
 * What stands in a successful answer.
 * - `one`: `{ data }`
 * - `list`: `{ data: [], page }`
 * - `one-or-list`: `{ data }` where data is the resource or an array that holds it
 * - `request`: `{ data: { request_id }, links }`, in some versions `request_id` at the top
 * - `none`: nothing
 */
export interface Answer {
  readonly status: 200 | 201 | 202 | 204;
  readonly wrapped: 'one' | 'list' | 'one-or-list' | 'request' | 'none';
  /** Name of the object in it. */
  readonly of?: string;
}

/** A file that the answer names by a signed address, for a limited time. */
export interface NamedFile {
  /** Name of the client's method that fetches it. */
  readonly method: string;
  /** The field of the answer with the address; null where there is no file yet. */
  readonly field: string;
  /** What the method does, in a line. */
  readonly summary: string;
  readonly remarks: readonly string[];
}

export interface Endpoint {
  readonly resource: string;
  /** Name of the client's method. */
  readonly name: string;
  readonly method: Method;
  readonly path: `/api/v1/${string}`;
  /** What it does, in a line. */
  readonly summary: string;
  /** What else is to be known. */
  readonly remarks?: readonly string[];
  /** Query parameters beside those of lists and `expand`. */
  readonly query?: Readonly<Record<string, Field>>;
  readonly list?: ListQuery;
  /** Related resources that the answer can embed; a path like `transaction.category` goes further. */
  readonly expand?: readonly string[] | Open;
  readonly body?: Body;
  readonly answer: Answer;
  readonly file?: NamedFile;
  /** Statuses that it answers with beside {@link ALWAYS}. */
  readonly errors: readonly (400 | 404 | 422)[];
  readonly permission?: string;
  readonly repeat: Repeat;
}

/** An operation that the service has, and of which its documentation shows no path. */
export interface UnplacedOperation {
  readonly resource: string;
  readonly summary: string;
  readonly known: readonly string[];
}

/** Statuses that any endpoint can answer with: no key, no permission, too many requests, an error of the server. */
export const ALWAYS = [401, 403, 429, 500] as const;

/** Statuses of the service's general table that no endpoint names. */
export const GENERAL = [402, 502, 503, 504] as const;

export const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'notIn', 'empty', 'ilike'] as const;
export type Operator = (typeof OPERATORS)[number];

const IDENTITY: readonly Operator[] = ['eq', 'neq', 'in', 'notIn', 'empty'];
const ORDER: readonly Operator[] = ['gt', 'gte', 'lt', 'lte'];

/** The operators that make sense for a field of this shape: order for what is ordered, `ilike` for free text. */
export function operatorsOf(shape: Shape): readonly Operator[] {
  if (shape.kind === 'code' || shape.kind === 'boolean') return IDENTITY;
  if (shape.kind !== 'text') return [...IDENTITY, ...ORDER];
  if (shape.format === undefined) return [...IDENTITY, ...ORDER, 'ilike'];
  return shape.format === 'uuid' ? IDENTITY : [...IDENTITY, ...ORDER];
}

export const PAGE_SIZE = { minimum: 1, maximum: 100, default: 25 } as const;

/** Requests per second that the service takes; beyond it answers 429. */
export const RATE_LIMIT = 10;

/** Names of the `{…}` in a path, in order. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
