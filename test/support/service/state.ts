/** What a test may ask of the service's rows, and change behind its back. */
import type { Collection, Row, Store } from './store.ts';

export class State {
  readonly #store: Store;
  readonly #ahead: Map<string, string[]>;

  constructor(store: Store, ahead: Map<string, string[]>) {
    this.#store = store;
    this.#ahead = ahead;
  }

  rows(collection: Collection): readonly Row[] {
    return this.#store.rows(collection);
  }

  /** All documents, or those of a number: two where an invoice was sent twice. */
  documents(number?: string): readonly Row[] {
    return this.rows('documents').filter((row) => number === undefined || row['number'] === number);
  }

  document(id: string): Row | undefined {
    return this.#store.find('documents', id);
  }

  /** Adds a row as it is, without any check. */
  add(collection: Collection, fields: Readonly<Record<string, unknown>>): Row {
    return this.#store.add(collection, fields);
  }

  remove(collection: Collection, id: string): void {
    this.#store.remove(collection, id);
  }

  /** Sets the status of a document. */
  move(id: string, status: string): void {
    const row = this.document(id);
    if (row === undefined) throw new Error(`no document ${id}`);
    row['status'] = status;
  }

  /** The statuses that the next readings of a document answer, one each; then it stays. */
  follow(id: string, statuses: readonly string[]): void {
    this.#ahead.set(id, [...statuses]);
  }
}
