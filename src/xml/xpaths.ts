/** XPaths of elements: the root is `/*`; repeated names have a position. */
import { qualified, type XmlElement } from './element.ts';

/** Elements with longer names are identified by position, because a name may be as long as the file. */
const LONGEST_NAME = 200;

/** Maximum number of siblings that are counted for each element: numbering all of them takes longer. */
const FEW = 16;

const ROOT = '/*';

export class XPaths {
  readonly #siblings = new Map<XmlElement, Siblings>();
  /** The parent of the last element, and its XPath: the next element mostly has the same. */
  #parent: XmlElement | null = null;
  #xpath = '';

  of(element: XmlElement): string {
    const { parent } = element;
    if (parent === null) return ROOT;
    if (parent !== this.#parent) {
      this.#xpath = this.#whole(parent);
      this.#parent = parent;
    }
    return `${this.#xpath}/${this.#step(element, parent)}`;
  }

  #whole(element: XmlElement): string {
    const steps: string[] = [];
    for (let at = element; at.parent !== null; at = at.parent) steps.push(this.#step(at, at.parent));
    return [ROOT, ...steps.reverse()].join('/');
  }

  #step(element: XmlElement, parent: XmlElement): string {
    if (element.local.length > LONGEST_NAME) return `*[${parent.children.indexOf(element) + 1}]`;
    const ordinal = this.#ordinal(element, parent);
    const step = element.uri === '' ? element.local : `*[name()='${qualified(element)}']`;
    return ordinal === 0 ? step : `${step}[${ordinal}]`;
  }

  /** The position among siblings of the same name, from 1; 0 for the only one. */
  #ordinal(element: XmlElement, parent: XmlElement): number {
    if (parent.children.length <= FEW) return ordinalAmong(parent.children, element);
    let siblings = this.#siblings.get(parent);
    if (siblings === undefined) {
      siblings = new Siblings(parent.children);
      this.#siblings.set(parent, siblings);
    }
    return siblings.ordinalOf(element);
  }
}

function ordinalAmong(siblings: readonly XmlElement[], element: XmlElement): number {
  let count = 0;
  let ordinal = 0;
  for (const one of siblings) {
    if (one.local !== element.local || one.prefix !== element.prefix) continue;
    count += 1;
    if (one === element) ordinal = count;
  }
  return count === 1 ? 0 : ordinal;
}

/**
 * The children of an element. They are numbered only as far as needed: a block may have 300,000, of which only the
 * first have problems that are kept.
 */
class Siblings {
  readonly #children: readonly XmlElement[];
  /** Names of several children. */
  readonly #repeated = new Set<string>();
  /** Number of children by name that are numbered already. */
  readonly #numbered = new Map<string, number>();
  readonly #ordinals = new Map<XmlElement, number>();
  #next = 0;

  constructor(children: readonly XmlElement[]) {
    this.#children = children;
    const names = new Set<string>();
    let last: string | undefined;
    for (const child of children) {
      const name = qualified(child);
      const { size } = names;
      // Children of one name mostly follow each other.
      if (name !== last) names.add(name);
      if (names.size === size) this.#repeated.add(name);
      last = name;
    }
  }

  ordinalOf(element: XmlElement): number {
    if (!this.#repeated.has(qualified(element))) return 0;
    let ordinal = this.#ordinals.get(element);
    while (ordinal === undefined && this.#next < this.#children.length) ordinal = this.#number(element);
    return ordinal ?? 0;
  }

  /** Numbers the next child. @returns Its number if it is the wanted one. */
  #number(wanted: XmlElement): number | undefined {
    const child = this.#children[this.#next];
    this.#next += 1;
    if (child === undefined) return undefined;
    const name = qualified(child);
    const ordinal = (this.#numbered.get(name) ?? 0) + 1;
    this.#numbered.set(name, ordinal);
    this.#ordinals.set(child, ordinal);
    return child === wanted ? ordinal : undefined;
  }
}
