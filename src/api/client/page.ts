/** Lists of the service, page by page or item by item. */
import { ApiPromise, type ResponseInfo, type WithResponse } from './apiPromise.ts';
import { ConfigurationError } from './errors.ts';
import { pageOf } from './paging.ts';

/** Requests the next page: the same query with another cursor. */
export type FetchPage = (cursor: string) => Promise<WithResponse<readonly unknown[]>>;

/**
 * The cursors of a list, each with its page number. They detect a service that repeats a cursor, which would cause an
 * endless loop.
 */
export type Cursors = Map<string, number>;

/** One page of a list. */
export class Page<T> {
  readonly data: readonly T[];
  /** The cursor of the next page; null on the last one. */
  readonly cursor: string | null;
  /** The page size according to the service; null if unknown. */
  readonly size: number | null;
  /** False on the last page, and if the cursor leads back to an earlier page. */
  readonly hasNext: boolean;
  readonly response: ResponseInfo;
  readonly #fetch: FetchPage;
  readonly #cursors: Cursors;
  readonly #number: number;

  /** @internal */
  constructor(answer: WithResponse<readonly unknown[]>, fetch: FetchPage, cursors: Cursors, number: number) {
    // The types of the items come from the contract: the data are not checked.
    this.data = answer.data as readonly T[];
    this.response = answer.response;
    const { cursor, size } = pageOf(answer.response.body);
    this.cursor = cursor;
    this.size = size;
    this.#fetch = fetch;
    this.#cursors = cursors;
    this.#number = number;
    this.hasNext = cursor !== null && (cursors.get(cursor) ?? Number.POSITIVE_INFINITY) > number;
    if (cursor !== null && this.hasNext) cursors.set(cursor, number + 1);
  }

  /** Returns the next page; null after the last one. */
  async next(): Promise<Page<T> | null> {
    if (this.cursor === null || !this.hasNext) return null;
    const answer = await this.#fetch(this.cursor);
    return new Page<T>(answer, this.#fetch, this.#cursors, this.#number + 1);
  }
}

/** The functions that request a list. */
export interface ListSending<T> {
  /** @param walk Number of items to iterate over; null if a single page was requested */
  readonly parsed: (walk: number | null) => Promise<WithResponse<Page<T>>>;
  readonly raw: () => Promise<Response>;
}

/** The options of `toArray()`. */
export interface ToArrayOptions {
  /** Maximum number of items, at least 1. Default: all. */
  readonly limit?: number | undefined;
}

/**
 * The first page of a list; `for await` over it returns every item of every page. Direct iteration, as in
 * `for await (const one of client.documents.list())`, requests pages of 100 unless `page_size` or `cursor` is given.
 */
export class ListPromise<T> extends ApiPromise<Page<T>> implements AsyncIterable<T> {
  readonly #walk: { items: number | null };

  constructor({ parsed, raw }: ListSending<T>) {
    const walk: { items: number | null } = { items: null };
    super({ parsed: () => parsed(walk.items), raw });
    this.#walk = walk;
  }

  /** Returns every page, for `for await`. */
  pages(): AsyncGenerator<Page<T>, void, undefined> {
    return this.#pages(Number.POSITIVE_INFINITY);
  }

  [Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    return items(this.pages());
  }

  /**
   * Returns the items of all pages, or the first `limit` of them; no further page is requested.
   * @throws ConfigurationError if the limit is not a positive integer
   */
  async toArray({ limit = Number.POSITIVE_INFINITY }: ToArrayOptions = {}): Promise<T[]> {
    const right = limit === Number.POSITIVE_INFINITY || (Number.isSafeInteger(limit) && limit > 0);
    if (!right) throw new ConfigurationError('limit must be a positive integer');
    const found: T[] = [];
    for await (const { data } of this.#pages(limit)) {
      for (const item of data) if (found.length < limit) found.push(item);
      if (found.length >= limit) break;
    }
    return found;
  }

  /** Records, before the request, that more than one page is needed. */
  #pages(limit: number): AsyncGenerator<Page<T>, void, undefined> {
    this.#walk.items = Math.max(this.#walk.items ?? 0, limit);
    return pagesFrom(this);
  }
}

async function* pagesFrom<T>(first: Promise<Page<T>>): AsyncGenerator<Page<T>, void, undefined> {
  for (let page: Page<T> | null = await first; page !== null; page = await page.next()) yield page;
}

async function* items<T>(pages: AsyncIterable<Page<T>>): AsyncGenerator<T, void, undefined> {
  for await (const { data } of pages) yield* data;
}
