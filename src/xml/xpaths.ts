/** XPaths of elements: the root is `/*`; repeated names have a position. */
import { qualified, type XmlElement } from './tree.ts';

/** Elements with longer names are identified by position, because a name may be as long as the file. */
const LONGEST_NAME = 200;

export class XPaths {
  readonly #ordinals = new Map<XmlElement, number>();
  readonly #numbered = new Set<XmlElement>();

  of(element: XmlElement): string {
    const steps: string[] = [];
    let at: XmlElement = element;
    while (at.parent !== null) {
      const ordinal = this.#ordinal(at, at.parent);
      if (at.local.length > LONGEST_NAME) {
        steps.push(`*[${at.parent.children.indexOf(at) + 1}]`);
      } else {
        const step = at.uri === '' ? at.local : `*[name()='${qualified(at)}']`;
        steps.push(ordinal === 0 ? step : `${step}[${ordinal}]`);
      }
      at = at.parent;
    }
    return ['/*', ...steps.reverse()].join('/');
  }

  /** The position among siblings of the same name, from 1; 0 for the only one. */
  #ordinal(element: XmlElement, parent: XmlElement): number {
    if (!this.#numbered.has(parent)) {
      this.#numbered.add(parent);
      this.#number(parent);
    }
    return this.#ordinals.get(element) ?? 0;
  }

  #number({ children }: XmlElement): void {
    /** The first child of each name; later, the number of those found. */
    const seen = new Map<string, XmlElement | number>();
    for (const child of children) {
      const name = qualified(child);
      const before = seen.get(name);
      if (before === undefined) {
        seen.set(name, child);
        continue;
      }
      if (typeof before !== 'number') this.#ordinals.set(before, 1);
      const ordinal = typeof before === 'number' ? before + 1 : 2;
      seen.set(name, ordinal);
      this.#ordinals.set(child, ordinal);
    }
  }
}
