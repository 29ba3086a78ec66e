/** Finds elements of a tree by JSON Pointer, with a cache of the elements visited. */
import { jsonName } from '../model/jsonName.ts';
import type { XmlElement } from './element.ts';
import { XPaths } from './xpaths.ts';

/** Maximum number of children that are searched one by one: a table of them takes longer to make. */
const FEW = 16;

export class ElementIndex {
  readonly xpaths: XPaths = new XPaths();
  readonly #root: XmlElement;
  /** Children by JSON key: with 9,000 lines, a linear search for each would be quadratic. */
  readonly #children = new Map<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();
  /** JSON names by XML name: a document has few, each many times. */
  readonly #names = new Map<string, string>();

  constructor(root: XmlElement) {
    this.#root = root;
  }

  /** Follows the keys of a JSON Pointer; an array without an index is its first element. */
  find(keys: readonly string[]): XmlElement | undefined {
    let element: XmlElement | undefined = this.#root;
    for (let i = 0; i < keys.length && element !== undefined; i += 1) {
      const key = keys[i] ?? '';
      const next = keys[i + 1];
      const indexed = next !== undefined && /^[0-9]+$/.test(next);
      const at = indexed ? Number(next) : 0;
      element =
        element.children.length > FEW
          ? this.#childrenOf(element).get(key)?.[at]
          : this.#among(element, key, at);
      if (indexed) i += 1;
    }
    return element;
  }

  /** The child with a position among those of the same key. */
  #among({ children }: XmlElement, key: string, position: number): XmlElement | undefined {
    let left = position;
    for (const child of children) {
      if (this.#nameOf(child) !== key) continue;
      if (left === 0) return child;
      left -= 1;
    }
    return undefined;
  }

  #childrenOf(element: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
    const known = this.#children.get(element);
    if (known !== undefined) return known;
    const byKey = new Map<string, XmlElement[]>();
    for (const child of element.children) {
      const key = this.#nameOf(child);
      const same = byKey.get(key);
      if (same === undefined) byKey.set(key, [child]);
      else same.push(child);
    }
    this.#children.set(element, byKey);
    return byKey;
  }

  #nameOf({ local }: XmlElement): string {
    let name = this.#names.get(local);
    if (name === undefined) {
      name = jsonName(local);
      this.#names.set(local, name);
    }
    return name;
  }
}
