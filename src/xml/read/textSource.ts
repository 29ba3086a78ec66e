/** The text an invoice was read from; what costs is done when it is asked for. */
import { SIGNATURE_NAMESPACE } from '../../model/formats.ts';
import { jsonName } from '../../model/jsonName.ts';
import type { Decoded } from '../encodings.ts';
import { Lines, type Place } from '../source.ts';
import { parseTree, type Tree, type TreeLimits, type XmlElement } from '../tree.ts';
import type { Source } from './readInvoice.ts';

export class TextSource implements Source {
  readonly #decode: () => Decoded;
  readonly #limits: TreeLimits;
  #decoded: Decoded | undefined;
  #tree: Tree | undefined;
  #lines: Lines | undefined;

  constructor(decoded: Decoded | (() => Decoded), limits: TreeLimits, tree?: Tree) {
    this.#decode = typeof decoded === 'function' ? decoded : () => decoded;
    this.#limits = limits;
    this.#tree = tree;
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
    const found = this.#parsed.root?.children.find(
      ({ uri, local }) => uri === SIGNATURE_NAMESPACE && local === 'Signature',
    );
    return found === undefined || found.end < 0 ? null : this.text.slice(found.offset, found.end);
  }

  locate(path: string): Place | undefined {
    const { root } = this.#parsed;
    if (root === null || (path !== '' && !path.startsWith('/'))) return undefined;
    const keys = path.split('/').slice(1);
    const attribute = keys.length === 1 ? attributePlace(root, keys[0] ?? '') : undefined;
    if (attribute !== undefined) return this.#place(attribute.offset, attribute.end);
    const element = descend(root, keys);
    if (element === undefined) return undefined;
    return element.textStart >= 0
      ? this.#place(element.textStart, element.textEnd)
      : this.#place(element.offset, element.tagEnd);
  }

  #place(offset: number, end: number): Place {
    return { offset, end, ...this.lines.position(offset) };
  }
}

function attributePlace(root: XmlElement, key: string): { offset: number; end: number } | undefined {
  if (key === 'namespace') return { offset: root.offset, end: root.tagEnd };
  return root.attributes.find(({ uri, local }) => uri === '' && jsonName(local) === key);
}

/** Follows the keys of a JSON Pointer; an array without an index is its first element. */
function descend(root: XmlElement, keys: readonly string[]): XmlElement | undefined {
  let element: XmlElement | undefined = root;
  for (let i = 0; i < keys.length && element !== undefined; i += 1) {
    const same: XmlElement[] = element.children.filter(({ local }) => jsonName(local) === keys[i]);
    const next = keys[i + 1];
    const indexed = next !== undefined && /^[0-9]+$/.test(next);
    element = same[indexed ? Number(next) : 0];
    if (indexed) i += 1;
  }
  return element;
}
