/** The rows of the company, in memory. Every id is predictable, so that tests can be read. */

export type Row = { readonly id: string } & Record<string, unknown>;

export const COLLECTIONS = [
  'companies',
  'accounts',
  'categories',
  'subcategories',
  'counterparts',
  'documentSectionals',
  'documents',
  'flows',
  'products',
  'reconciliations',
  'transactions',
] as const;
export type Collection = (typeof COLLECTIONS)[number];

export const isCollection = (name: string): name is Collection =>
  (COLLECTIONS as readonly string[]).includes(name);

/** The n-th id of a family: `id(7)` ends in 7 and is a UUID of version 4 by its form. */
export const id = (family: string, number: number): string =>
  `${family.padEnd(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export class Store {
  readonly #rows = new Map<Collection, Map<string, Row>>(COLLECTIONS.map((name) => [name, new Map()]));
  #made = 0;

  /** In the order in which they were made. */
  rows(collection: Collection): readonly Row[] {
    return [...this.#of(collection).values()];
  }

  find(collection: Collection, key: unknown): Row | undefined {
    return typeof key === 'string' ? this.#of(collection).get(key) : undefined;
  }

  /** Puts a row in; without an id it gets the next one. */
  add(collection: Collection, fields: Readonly<Record<string, unknown>>): Row {
    const given = fields['id'];
    const row: Row = {
      created_at: new Date().toISOString(),
      ...fields,
      id: typeof given === 'string' ? given : this.nextId(),
    };
    this.#of(collection).set(row.id, row);
    return row;
  }

  remove(collection: Collection, key: string): void {
    this.#of(collection).delete(key);
  }

  nextId(): string {
    this.#made += 1;
    return id('c0ffee', this.#made);
  }

  clear(): void {
    for (const rows of this.#rows.values()) rows.clear();
    this.#made = 0;
  }

  #of(collection: Collection): Map<string, Row> {
    const rows = this.#rows.get(collection);
    if (rows === undefined) throw new Error(`no collection ${collection}`);
    return rows;
  }
}
