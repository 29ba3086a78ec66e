/** The last results of a session, whose details an assistant asks for. */

export interface Kept {
  /** JSON, or a document as text. */
  readonly value: unknown;
  readonly hidden: readonly string[];
  /** The result as a file, for the program of the assistant. */
  readonly type: string;
  readonly content: Uint8Array;
}

const KEPT = 32;

export class Results {
  readonly #kept = new Map<string, Kept>();
  #count = 0;

  /** @returns the id of the result */
  keep(result: Kept): string {
    this.#count += 1;
    const id = `r${this.#count}`;
    this.#kept.set(id, result);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return id;
  }

  get(id: string): Kept | undefined {
    return this.#kept.get(id);
  }
}
