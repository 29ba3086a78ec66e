/** Locates the values in a JSON text. */
import { pointerKeys } from '../../../model/index.ts';

/** Offsets of the members of a block by key, and of the items of a list. */
type Offsets = ReadonlyMap<string, number> | readonly number[];

export class Places {
  readonly #root: unknown;
  readonly #offsets: ReadonlyMap<object, Offsets>;

  constructor(root: unknown, offsets: ReadonlyMap<object, Offsets>) {
    this.#root = root;
    this.#offsets = offsets;
  }

  /** The offset of the value at a JSON Pointer, or of its nearest existing ancestor; null if that is the root. */
  nearest(pointer: string): number | null {
    let value = this.#root;
    let found: number | null = null;
    for (const key of pointerKeys(pointer)) {
      if (typeof value !== 'object' || value === null) break;
      const offsets = this.#offsets.get(value);
      const offset = offsets instanceof Map ? offsets.get(key) : (offsets as readonly number[])[Number(key)];
      if (offset === undefined) break;
      found = offset;
      value = (value as Readonly<Record<string, unknown>>)[key];
    }
    return found;
  }
}
