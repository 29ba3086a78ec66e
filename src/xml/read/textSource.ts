/** The text of an invoice; expensive properties are computed on first access. */

import { jsonName } from '../../model/jsonName.ts';
import type { ParsedText, XmlElement } from '../element.ts';
import { ElementIndex } from '../elementIndex.ts';
import type { Decoded } from '../encodings.ts';
import { Lines, type Place } from '../source.ts';
import { complete, parseTree, type Tree, type TreeLimits } from '../tree.ts';
import type { AcceptedText, SourceValue } from './acceptedText.ts';
import type { Source } from './readResult.ts';
import { type SignatureText, signatureText } from './signatureText.ts';

export class TextSource implements Source {
  readonly #decode: () => Decoded;
  readonly #limits: TreeLimits;
  #decoded: Decoded | undefined;
  #tree: Tree | undefined;
  #lines: Lines | undefined;
  /** Cache of location lookups; most files need none. */
  #index: ElementIndex | undefined;
  readonly #accepted: AcceptedText | null;
  #signature: SignatureText | null | undefined;

  /** @param known Facts from the reader: the tree, or that the fast reader accepted the text, which needs no tree. */
  constructor(
    decoded: Decoded | (() => Decoded),
    limits: TreeLimits,
    known: { readonly tree?: Tree; readonly accepted?: AcceptedText } = {},
  ) {
    this.#decode = typeof decoded === 'function' ? decoded : () => decoded;
    this.#limits = limits;
    this.#tree = known.tree;
    this.#accepted = known.accepted ?? null;
  }

  get #known(): Decoded {
    this.#decoded ??= this.#decode();
    return this.#decoded;
  }

  get #parsed(): Tree {
    this.#tree ??= parseTree(this.text, this.#limits);
    if (this.#tree.atOnce.length > 0) this.#tree = complete(this.#tree, this.text);
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
    this.#lines ??= this.#linesOf(this.#accepted);
    return this.#lines;
  }

  #linesOf(accepted: AcceptedText | null): Lines {
    return accepted?.ascii === this.text ? accepted.byteLines : new Lines(this.text);
  }

  get instructions(): readonly string[] {
    return this.#parsed.instructions;
  }

  get signature(): string | null {
    return this.#signatureText?.source ?? null;
  }

  get signed(): boolean {
    return this.#signatureText !== null;
  }

  get signingTime(): string | null {
    return this.#signatureText?.signingTime ?? null;
  }

  /**
   * A document with the signature and all that its form depends on: the parsed text, or, if the fast reader has accepted
   * the header and the bodies, which have no attributes then, the text without them. Null without a signature, or if
   * reading ended at a flaw.
   */
  get signedDocument(): ParsedText | null {
    if (this.#accepted !== null) return this.#accepted.signature?.document ?? null;
    const { root, flaw } = this.#tree ?? this.#parsed;
    return root === null || flaw !== null || !this.signed ? null : { text: this.text, root };
  }

  get #signatureText(): SignatureText | null {
    if (this.#accepted !== null) return this.#accepted.signature;
    // A signature is never read at once, so the tree need not be complete.
    if (this.#signature === undefined)
      this.#signature = signatureText((this.#tree ?? this.#parsed).root, this.text);
    return this.#signature;
  }

  locate(path: string): Place | undefined {
    if (this.#accepted !== null && isInside(path)) return this.#accepted.locate(path);
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
    if (this.#accepted !== null && isInside(path)) return this.#accepted.xpath(path);
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

  /** True if the text was read to its end: the fast reader has accepted it, or the tree has no flaw. */
  get isWhole(): boolean {
    return this.#accepted !== null || this.whole !== null;
  }

  /** The text of a value, without a tree; undefined where that takes one. */
  value(path: string): SourceValue | undefined {
    return this.#accepted !== null && isInside(path) ? this.#accepted.value(path) : undefined;
  }

  /** The element of a JSON Pointer, for callers that change the text around it. */
  element(path: string): XmlElement | undefined {
    const { root } = this.#parsed;
    return root === null ? undefined : this.#elements(root).find(path.split('/').slice(1));
  }

  #elements(root: XmlElement): ElementIndex {
    this.#index ??= new ElementIndex(root);
    return this.#index;
  }

  #place(offset: number, end: number): Place {
    return { offset, end, ...this.lines.position(offset) };
  }
}

/** True for a path of the header or a body. All others may be those of the root and its attributes. */
function isInside(path: string): boolean {
  return path.startsWith('/fattura_elettronica_');
}

function attributePlace(root: XmlElement, key: string): { offset: number; end: number } | undefined {
  if (key === 'namespace') return { offset: root.offset, end: root.tagEnd };
  return root.attributes.find(({ uri, local }) => uri === '' && jsonName(local) === key);
}
