/** What submission needs of a service: the port that `FatturaClient` fits, and anything else with the same JSON. */

import type { Invoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { RequestOptions } from '../client/options.ts';
import type { Document, DocumentsCreateInvoiceParams } from '../generated/types.ts';

/** How a look-up asks for the documents of one number and day. */
export interface DocumentQuery {
  readonly filter: {
    readonly number: { readonly eq: string };
    /** YYYY-MM-DD. */
    readonly creation_date: { readonly eq: string };
  };
  readonly expand: readonly ['counterpart'];
  readonly page_size: number;
}

/**
 * The calls that submission makes. What they throw decides what follows: a `StatusError` of 400 to 422 (but 408) or
 * 429, a `ConnectionError` with `sent: false` and a `ConfigurationError` prove that nothing was made; any other error
 * of `createInvoice`, of whatever class, leaves the outcome open.
 */
export interface DocumentCalls {
  /** Makes a document of an invoice: XML as bytes, JSON as text. Must not repeat a request that may have arrived. */
  createInvoice(
    invoice: Uint8Array | string,
    params: DocumentsCreateInvoiceParams,
    options: RequestOptions,
  ): PromiseLike<Document>;
  /** Every document of the query, or an error: a list that ends early would hide an invoice. */
  list(query: DocumentQuery, options: RequestOptions): AsyncIterable<Document>;
  /** Throws a `NotFoundError` when there is no such document. */
  get(id: string, params: Readonly<Record<never, never>>, options: RequestOptions): PromiseLike<Document>;
  /** The invoice that a document was made of. */
  getInvoice(
    id: string,
    options: RequestOptions,
  ): PromiseLike<{ readonly invoice?: Invoice | null | undefined }>;
  /** Throws a `NotFoundError` when there is no such document. */
  delete(id: string, options: RequestOptions): PromiseLike<unknown>;
}

/** A service with those of the calls that are needed. */
export interface DocumentService<Needed extends keyof DocumentCalls = keyof DocumentCalls> {
  readonly documents: Pick<DocumentCalls, Needed>;
}

/** @throws TypeError where the first argument is no client, or has not the calls that are needed. */
export function checkService<Needed extends keyof DocumentCalls>(
  service: DocumentService<Needed>,
  needed: readonly Needed[],
): void {
  given('service', service, 'object');
  given('service.documents', service.documents, 'object');
  const missing = needed.find((name) => typeof service.documents[name] !== 'function');
  if (missing !== undefined) throw new TypeError(`service.documents.${missing}: a function is needed`);
}

/** The id of a document, which may be given alone. @throws TypeError */
export function idOf(document: Document | string): string {
  if (typeof document === 'string') return document;
  given('document', document, 'object');
  given('document.id', document.id, 'text');
  return document.id;
}
