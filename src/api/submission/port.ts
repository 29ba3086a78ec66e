/** The port that submission needs: implemented by `FatturaClient`, and by any service with the same JSON. */

import type { Invoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { RequestOptions } from '../client/options.ts';
import type { Document, DocumentsCreateInvoiceParams } from '../generated/types.ts';

/** The query of a look-up for the documents with one number and date. */
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
 * The calls that submission makes. Their errors decide what follows: a `StatusError` of 400 to 422 (except 408) or
 * 429, a `ConnectionError` with `sent: false` and a `ConfigurationError` prove that nothing was created; any other
 * error of `createInvoice`, of any class, leaves the outcome unknown.
 */
export interface DocumentCalls {
  /**
   * Creates a document from an invoice: XML as bytes, JSON as text. Must not repeat a request that may have arrived.
   */
  createInvoice(
    invoice: Uint8Array | string,
    params: DocumentsCreateInvoiceParams,
    options: RequestOptions,
  ): PromiseLike<Document>;
  /** Returns every document of the query, or an error: an incomplete list would hide an invoice. */
  list(query: DocumentQuery, options: RequestOptions): AsyncIterable<Document>;
  /** Throws a `NotFoundError` if the document does not exist. */
  get(id: string, params: Readonly<Record<never, never>>, options: RequestOptions): PromiseLike<Document>;
  /** Returns the invoice of a document. */
  getInvoice(
    id: string,
    options: RequestOptions,
  ): PromiseLike<{ readonly invoice?: Invoice | null | undefined }>;
  /** Throws a `NotFoundError` if the document does not exist. */
  delete(id: string, options: RequestOptions): PromiseLike<unknown>;
}

/** A service with these calls. */
export interface DocumentService<Needed extends keyof DocumentCalls = keyof DocumentCalls> {
  readonly documents: Pick<DocumentCalls, Needed>;
}

/** @throws TypeError if the first argument is not a service, or lacks one of these calls */
export function checkService<Needed extends keyof DocumentCalls>(
  service: DocumentService<Needed>,
  needed: readonly Needed[],
): void {
  given('service', service, 'object');
  given('service.documents', service.documents, 'object');
  const missing = needed.find((name) => typeof service.documents[name] !== 'function');
  if (missing !== undefined) throw new TypeError(`service.documents.${missing} must be a function`);
}

/**
 * The id of a document, given as a document or as the id itself.
 * @throws TypeError
 */
export function idOf(document: Document | string): string {
  if (typeof document === 'string') return document;
  given('document', document, 'object');
  given('document.id', document.id, 'text');
  return document.id;
}
