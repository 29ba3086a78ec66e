/** The last results of a session, of which an assistant can request details. */

export interface Kept {
  /** JSON, or a document as text. */
  readonly value: unknown;
  readonly hidden: readonly string[];
  /** The result as a file, for the program of the assistant. */
  readonly type: string;
  readonly content: Uint8Array;
}

const KEPT = 32;

/** Maximum total size of the kept results, in bytes; the last one is kept regardless of its size. */
const KEPT_BYTES = 64_000_000;

export class Results {
  readonly #kept = new Map<string, Kept>();
  #count = 0;
  #bytes = 0;

  /** @returns The id of the result. */
  keep(result: Kept): string {
    this.#count += 1;
    const id = `r${this.#count}`;
    this.#kept.set(id, result);
    this.#bytes += result.content.length;
    for (const [oldest, { content }] of this.#kept) {
      if (oldest === id || (this.#kept.size <= KEPT && this.#bytes <= KEPT_BYTES)) break;
      this.#kept.delete(oldest);
      this.#bytes -= content.length;
    }
    return id;
  }

  get(id: string): Kept | undefined {
    return this.#kept.get(id);
  }
}
