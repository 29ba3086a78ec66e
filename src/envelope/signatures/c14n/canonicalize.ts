/**
 * Canonical XML 1.0 and 1.1 and Exclusive XML Canonicalization 1.0, on the tree of the project's own reader, so that
 * the content that is read is the content that is signed. Most of the text of an invoice is already canonical and is
 * copied in large parts.
 */
import {
  type ContentKind,
  declarationEnd,
  normalizeLineEnds,
  resolvedText,
  visitContent,
} from '../../../xml/content.ts';
import { type ParsedText, qualified, type XmlElement } from '../../../xml/element.ts';
import { XML_NAMESPACE, type XmlAttribute } from '../../../xml/namespaces.ts';
import { compareNames, escapeAttribute, escapeText } from './escape.ts';
import type { CanonicalForm } from './form.ts';
import { CanonicalOutput } from './output.ts';
import { RenderedNamespaces } from './rendered.ts';

export interface CanonicalOptions {
  readonly form: CanonicalForm;
  /** The element to take with its content. Default: the whole document. */
  readonly apex?: XmlElement;
  /** An element to leave out with its content. */
  readonly omit?: XmlElement;
  /** True to leave out blanks between elements, which no canonical form does: the document before it was indented. */
  readonly withoutBlanks?: boolean;
}

/** Passes the canonical form to `emit` in chunks of UTF-8. */
export function canonicalize(
  source: ParsedText,
  options: CanonicalOptions,
  emit: (chunk: Uint8Array) => void,
): void {
  new Canonicalizer(source, options, emit).run();
}

/** The canonical form as one array. */
export function canonicalBytes(source: ParsedText, options: CanonicalOptions): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  canonicalize(source, options, (chunk) => chunks.push(chunk));
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Characters that are not copied as they are; the search ends at the next `<`. */
const SPECIAL = /[<&>\r]/g;
const BLANK = /^[ \t\r\n]*$/;

class Canonicalizer {
  readonly #text: string;
  readonly #root: XmlElement;
  readonly #options: CanonicalOptions;
  readonly #output: CanonicalOutput;
  readonly #namespaces: RenderedNamespaces;

  constructor(source: ParsedText, options: CanonicalOptions, emit: (chunk: Uint8Array) => void) {
    this.#text = source.text;
    this.#root = source.root;
    this.#options = options;
    this.#output = new CanonicalOutput(source.text, emit);
    this.#namespaces = new RenderedNamespaces(options.form);
  }

  run(): void {
    const { apex } = this.#options;
    const root = this.#root;
    if (apex === undefined) this.#outside(declarationEnd(this.#text), root.offset, '', '\n');
    this.#tree(apex ?? root);
    if (apex === undefined) this.#outside(root.end, this.#text.length, '\n', '');
    this.#output.finish();
  }

  /** Iterative, because documents may be nested more deeply than the call stack allows. */
  #tree(apex: XmlElement): void {
    const open: { readonly element: XmlElement; readonly mark: number; next: number; at: number }[] = [];
    const enter = (element: XmlElement): void => {
      const { mark } = this.#namespaces;
      this.#startTag(element, element === apex);
      open.push({ element, mark, next: 0, at: element.tagEnd });
    };
    enter(apex);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const { element } = top;
      const child = element.children[top.next];
      this.#content(top.at, child === undefined ? element.contentEnd : child.offset, element);
      if (child === undefined) {
        this.#endTag(element);
        this.#namespaces.leave(top.mark);
        open.pop();
        continue;
      }
      top.next += 1;
      top.at = child.end;
      if (child !== this.#options.omit) enter(child);
    }
  }

  #startTag(element: XmlElement, isApex: boolean): void {
    const declarations = this.#namespaces.enter(element, isApex);
    const given = isApex ? this.#atApex(element) : element.attributes;
    const name = qualified(element);
    const { offset, tagEnd } = element;
    if (declarations === '' && given.length === 0 && tagEnd - offset === name.length + 2) {
      this.#output.copy(offset, tagEnd);
      return;
    }
    const attributes = given.length > 1 ? [...given].sort(byName) : given;
    const written = attributes.map((each) => ` ${qualified(each)}="${escapeAttribute(each.value)}"`);
    this.#output.write(`<${name}${declarations}${written.join('')}>`);
  }

  #endTag(element: XmlElement): void {
    const name = qualified(element);
    const { contentEnd, end } = element;
    if (end - contentEnd === name.length + 3) this.#output.copy(contentEnd, end);
    else this.#output.write(`</${name}>`);
  }

  /** The attributes of the apex, in the inclusive forms with the `xml:` attributes of its ancestors (§2.4). */
  #atApex(element: XmlElement): readonly XmlAttribute[] {
    const { kind } = this.#options.form;
    if (kind === 'exclusive') return element.attributes;
    const attributes = [...element.attributes];
    const known = new Set(attributes.filter(isXml).map(({ local }) => local));
    for (let at = element.parent; at !== null; at = at.parent) {
      for (const attribute of at.attributes) {
        if (!isXml(attribute) || known.has(attribute.local)) continue;
        // C14N 1.1 §2.4: only these two are inherited. `inheritsBase` tells where xml:base would be.
        if (kind === 'inclusive11' && attribute.local !== 'lang' && attribute.local !== 'space') continue;
        known.add(attribute.local);
        attributes.push(attribute);
      }
    }
    return attributes;
  }

  #content(from: number, to: number, parent: XmlElement): void {
    if (from === to) return;
    SPECIAL.lastIndex = from;
    const special = SPECIAL.exec(this.#text)?.index ?? this.#text.length;
    if (special >= to) this.#plain(from, to, parent);
    else visitContent(this.#text, from, to, (kind, start, end) => this.#piece(kind, start, end, parent));
  }

  #plain(from: number, to: number, parent: XmlElement): void {
    if (!this.#isDropped(from, to, parent)) this.#output.copy(from, to);
  }

  #piece(kind: ContentKind, start: number, end: number, parent: XmlElement): void {
    if (kind === 'comment' || kind === 'instruction') {
      this.#output.write(this.#markup(kind, start, end));
      return;
    }
    if (kind === 'text' && this.#isDropped(start, end, parent)) return;
    const data =
      kind === 'text'
        ? resolvedText(this.#text.slice(start, end))
        : normalizeLineEnds(this.#text.slice(start + 9, end - 3));
    this.#output.write(escapeText(data));
  }

  #isDropped(start: number, end: number, parent: XmlElement): boolean {
    if (this.#options.withoutBlanks !== true || parent.children.length === 0) return false;
    return BLANK.test(this.#text.slice(start, end));
  }

  /** A comment or an instruction; '' for a comment that the form leaves out. */
  #markup(kind: 'comment' | 'instruction', start: number, end: number): string {
    const raw = normalizeLineEnds(this.#text.slice(start, end));
    if (kind === 'comment') return this.#options.form.comments ? raw : '';
    return raw.replace(/^(<\?[^ \t\n?]+)[ \t\n]+/, '$1 ').replace(/^(<\?[^ \t\n?]+) \?>$/, '$1?>');
  }

  /** Comments and instructions before and after the root, each with a line feed. */
  #outside(from: number, to: number, before: string, after: string): void {
    visitContent(this.#text, from, to, (kind, start, end) => {
      if (kind !== 'comment' && kind !== 'instruction') return;
      const written = this.#markup(kind, start, end);
      if (written !== '') this.#output.write(before + written + after);
    });
  }
}

function isXml({ uri }: XmlAttribute): boolean {
  return uri === XML_NAMESPACE;
}

function byName(a: XmlAttribute, b: XmlAttribute): number {
  return compareNames(a.uri, b.uri) || compareNames(a.local, b.local);
}
