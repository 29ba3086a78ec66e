/** A list of the service: page by page, or item by item. */
import { ApiPromise, type ResponseInfo, type WithResponse } from './apiPromise.ts';
import { pageOf } from './paging.ts';

/** How the next page is got: the same query with another cursor. */
export type FetchPage = (cursor: string) => Promise<WithResponse<readonly unknown[]>>;

/**
 * The cursors of a list, each with the number of the page that it leads to. A service that gives a cursor again would
 * be walked for ever.
 */
export type Cursors = Map<string, number>;

/** One page of a list. */
export class Page<T> {
  readonly data: readonly T[];
  /** Leads to the next page; null on the last. */
  readonly cursor: string | null;
  /** Items in a page, as the service says; null where it does not. */
  readonly size: number | null;
  /** False on the last page, and where the cursor leads back to a page that was read. */
  readonly hasNext: boolean;
  readonly response: ResponseInfo;
  readonly #fetch: FetchPage;
  readonly #cursors: Cursors;
  readonly #number: number;

  /** @internal */
  constructor(answer: WithResponse<readonly unknown[]>, fetch: FetchPage, cursors: Cursors, number: number) {
    // The types of the items are the contract's: what the service sends is not judged.
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

  /** The next page; null after the last. */
  async next(): Promise<Page<T> | null> {
    if (this.cursor === null || !this.hasNext) return null;
    const answer = await this.#fetch(this.cursor);
    return new Page<T>(answer, this.#fetch, this.#cursors, this.#number + 1);
  }
}

/** The first page of a list; `for await` over it gives every item of every page. */
export class ListPromise<T> extends ApiPromise<Page<T>> implements AsyncIterable<T> {
  /** Every page, for `for await`. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let page: Page<T> | null = await this;
    while (page !== null) {
      yield page;
      page = await page.next();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }
}
