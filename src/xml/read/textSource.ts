/** The text of an invoice; expensive properties are computed on first access. */

import { jsonName } from '../../model/jsonName.ts';
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import { ElementIndex } from '../elementIndex.ts';
import type { Decoded } from '../encodings.ts';
import { Lines, type Place } from '../source.ts';
import { parseTree, type Tree, type TreeLimits, type XmlElement } from '../tree.ts';
import { PlainElements } from './plainElements.ts';
import type { Source } from './readResult.ts';

export class TextSource implements Source {
  readonly #decode: () => Decoded;
  readonly #limits: TreeLimits;
  #decoded: Decoded | undefined;
  #tree: Tree | undefined;
  #lines: Lines | undefined;
  /** Cache of location lookups; most files need none. */
  #index: ElementIndex | undefined;
  #plain: PlainElements | undefined;
  readonly #plainFrom: number | null;

  /**
   * @param known Facts from the reader: the tree, or that the fast reader accepted the whole text after this offset, so
   * that there is no signature.
   */
  constructor(
    decoded: Decoded | (() => Decoded),
    limits: TreeLimits,
    known: { readonly tree?: Tree; readonly plainFrom?: number | null } = {},
  ) {
    this.#decode = typeof decoded === 'function' ? decoded : () => decoded;
    this.#limits = limits;
    this.#tree = known.tree;
    this.#plainFrom = known.plainFrom ?? null;
  }

  get #known(): Decoded {
    this.#decoded ??= this.#decode();
    return this.#decoded;
  }

  get #parsed(): Tree {
    this.#tree ??= parseTree(this.text, this.#limits);
    return this.#tree;
  }

  get text(): string {
    return this.#known.text;
  }

  /** Frees the tree, which takes ten times the memory of the text; it is parsed again if needed. */
  release(): void {
    this.#tree = undefined;
    this.#index = undefined;
  }

  /** The tree of the whole text; null if reading ended at a flaw. */
  get whole(): Tree | null {
    const tree = this.#parsed;
    return tree.flaw === null ? tree : null;
  }

  get encoding(): string {
    return this.#known.encoding;
  }

  get declaredEncoding(): string | null {
    return this.#known.declared;
  }

  get lines(): Lines {
    this.#lines ??= new Lines(this.text);
    return this.#lines;
  }

  get instructions(): readonly string[] {
    return this.#parsed.instructions;
  }

  get signature(): string | null {
    const found = this.#signature;
    return found === undefined || found.end < 0 ? null : this.text.slice(found.offset, found.end);
  }

  get signed(): boolean {
    return this.#signature !== undefined;
  }

  get signingTime(): string | null {
    const found = this.#signature;
    const element = found === undefined ? undefined : descendant(found, SIGNING_TIME);
    if (element === undefined || element.textStart < 0) return null;
    return this.text.slice(element.textStart, element.textEnd).trim();
  }

  get #signature(): XmlElement | undefined {
    // Without a signature, parsing is unnecessary.
    if (this.#plainFrom !== null) return undefined;
    return this.#parsed.root?.children.find(
      ({ uri, local }) => uri === SIGNATURE_NAMESPACE && local === 'Signature',
    );
  }

  locate(path: string): Place | undefined {
    const plain = this.#plainly?.find(path);
    if (plain !== undefined) return this.#place(plain.offset, plain.end);
    if (this.#plain !== undefined && isInside(path)) return undefined;
    const { root } = this.#parsed;
    if (root === null || (path !== '' && !path.startsWith('/'))) return undefined;
    const keys = path.split('/').slice(1);
    const attribute = keys.length === 1 ? attributePlace(root, keys[0] ?? '') : undefined;
    if (attribute !== undefined) return this.#place(attribute.offset, attribute.end);
    const element = this.#elements(root).find(keys);
    if (element === undefined) return undefined;
    return element.textStart >= 0
      ? this.#place(element.textStart, element.textEnd)
      : this.#place(element.offset, element.tagEnd);
  }

  xpath(path: string): string | undefined {
    const plain = this.#plainly?.find(path);
    if (plain !== undefined) return plain.xpath;
    if (this.#plain !== undefined && isInside(path)) return undefined;
    const { root } = this.#parsed;
    if (root === null) return undefined;
    const keys = path.split('/').slice(1);
    if (keys.length === 1) {
      const attribute = root.attributes.find(({ uri, local }) => uri === '' && jsonName(local) === keys[0]);
      if (attribute !== undefined) return `/*/@${attribute.local}`;
      if (keys[0] === 'namespace') return '/*';
    }
    const element = this.#elements(root).find(keys);
    return element === undefined ? undefined : this.#elements(root).xpaths.of(element);
  }

  /** The element of a JSON Pointer, for callers that change the text around it. */
  element(path: string): XmlElement | undefined {
    const { root } = this.#parsed;
    return root === null ? undefined : this.#elements(root).find(path.split('/').slice(1));
  }

  /** The elements without a tree; undefined if the text needs one. */
  get #plainly(): PlainElements | undefined {
    if (this.#plainFrom === null) return undefined;
    this.#plain ??= new PlainElements(this.text, this.#plainFrom);
    return this.#plain;
  }

  #elements(root: XmlElement): ElementIndex {
    this.#index ??= new ElementIndex(root);
    return this.#index;
  }

  #place(offset: number, end: number): Place {
    return { offset, end, ...this.lines.position(offset) };
  }
}

/** True for a path below a child of the root. All others may be those of the root and its attributes. */
function isInside(path: string): boolean {
  return path.lastIndexOf('/') > 0;
}

function attributePlace(root: XmlElement, key: string): { offset: number; end: number } | undefined {
  if (key === 'namespace') return { offset: root.offset, end: root.tagEnd };
  return root.attributes.find(({ uri, local }) => uri === '' && jsonName(local) === key);
}

/** XAdES has a namespace per version; the element has the same name in all of them. */
const SIGNING_TIME = 'SigningTime';

function descendant(element: XmlElement, local: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.local === local ? child : descendant(child, local);
    if (found !== undefined) return found;
  }
  return undefined;
}
