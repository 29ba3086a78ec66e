/** Parses a text into a light tree of elements (XML 1.0, Namespaces in XML); stops at the first flaw. */
import { FORBIDDEN, NC_NAME } from './characters.ts';
import { normalizeLineEnds } from './content.ts';
import { append, elementOf, NONE, qualified, type StartTag, type XmlElement } from './element.ts';
import { type Flaw, FlawSignal, fail, failSyntax, failTruncated } from './flaw.ts';
import { bindScope, lookUp, namespaceOf, resolveAttributes, type Scope } from './namespaces.ts';
import { endOfPlainTag, endOfPlainText } from './plainMarkup.ts';
import { readAttributes, readQName, resolveReferences, skipBlanks } from './startTag.ts';

/** The content of an element that was read at once: as a value, not as a tree. */
export interface ContentRead {
  readonly value: object;
  /** Position of the end tag. */
  readonly end: number;
  /** Number of elements in it. */
  readonly elements: number;
}

/** Reads the content of elements for which no tree is needed. */
export interface ContentReader {
  /**
   * Called for each element without prefix, namespace and attributes, in the order of the text.
   * @returns Undefined if the content is to be parsed.
   */
  read(element: XmlElement): ContentRead | undefined;
}

/** Receives each part of a text. A tree would take ten times the memory of the text. */
export interface ElementVisitor {
  /**
   * Called after a start tag. The parents of an element are known, its children are not kept. The object is used for
   * the next element of its depth as well.
   */
  open(element: XmlElement): void;
  /** Called after an end tag. The text of the element is not kept. */
  close(element: XmlElement): void;
  comment(offset: number, end: number): void;
}

export interface Tree {
  readonly root: XmlElement | null;
  readonly flaw: Flaw | null;
  /** The innermost open element at the flaw. */
  readonly open: XmlElement | null;
  /** Processing instructions before the root, as source text. */
  readonly instructions: readonly string[];
  /** The elements whose content was read at once, until {@link complete} parses it. */
  readonly atOnce: readonly XmlElement[];
}

export interface TreeLimits {
  readonly maxDepth: number;
  readonly maxElements: number;
}

/** Maximum number of names that are shared by elements: more than any format has. */
const MOST_NAMES = 500;

/** Depth of the content that is read at once, with a margin. */
const DEEPEST_CONTENT = 16;

const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]*\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\3)?[ \t\r\n]*\?>/;

const NOT_BLANK = /[^ \t\r\n]/;

/** Parses a decoded text without a byte order mark. Never throws. */
export function parseTree(text: string, limits: TreeLimits, reader: ContentReader | null = null): Tree {
  if (reader !== null) {
    const builder = new TreeBuilder(text, limits, { reader });
    const flaw = builder.build();
    if (!builder.hasForbidden()) return treeOf(builder, flaw);
  }
  // A forbidden character is a flaw anywhere; the text before it is parsed.
  const begin = skipBlanks(text, 0);
  const forbidden = FORBIDDEN.exec(text.slice(begin));
  const at = begin + (forbidden?.index ?? 0);
  const builder = new TreeBuilder(forbidden === null ? text : text.slice(0, at), limits);
  const flaw = builder.build();
  const isFirst = flaw === null || flaw.id === 'xml.truncated' || flaw.id === 'xml.no_root';
  if (forbidden === null || !isFirst) return treeOf(builder, flaw);
  const point = forbidden[0].codePointAt(0) ?? 0;
  const codepoint = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  const end = at + forbidden[0].length;
  return treeOf(builder, { id: 'xml.character', offset: at, end, params: { codepoint } });
}

function treeOf({ root, current, instructions, atOnce }: TreeBuilder, flaw: Flaw | null): Tree {
  return { root, flaw, open: current, instructions, atOnce };
}

/** The tree of the whole text: the elements whose content was read at once get their children. */
export function complete({ atOnce, ...tree }: Tree, text: string): Tree {
  const builder = new TreeBuilder(text, NO_LIMITS);
  for (const element of atOnce) builder.fill(element);
  return { ...tree, atOnce: NONE };
}

/** Content that was read at once has no flaw, and its elements were counted. */
const NO_LIMITS: TreeLimits = { maxDepth: Number.POSITIVE_INFINITY, maxElements: Number.POSITIVE_INFINITY };

export interface TreeUse {
  readonly reader?: ContentReader;
  readonly visitor?: ElementVisitor;
  /** Makes the element of a start tag; default: a new one. */
  readonly elementOf?: (parent: XmlElement | null, tag: StartTag, depth: number) => XmlElement;
}

export class TreeBuilder {
  readonly text: string;
  readonly limits: TreeLimits;
  readonly #reader: ContentReader | null;
  readonly #visitor: ElementVisitor | null;
  /** Elements whose content was read at once. */
  readonly atOnce: XmlElement[] = [];
  readonly instructions: string[] = [];
  root: XmlElement | null = null;
  current: XmlElement | null = null;
  #offset = 0;
  #depth = 0;
  #elements = 0;
  readonly #elementOf: NonNullable<TreeUse['elementOf']>;
  readonly #names = new Map<string, string>();
  /** The last scope of an element without a prefix, and its namespace. */
  #scope: Scope | null = null;
  #uri = '';

  constructor(text: string, limits: TreeLimits, use: TreeUse = {}) {
    this.text = text;
    this.limits = limits;
    this.#reader = use.reader ?? null;
    this.#visitor = use.visitor ?? null;
    this.#elementOf = use.elementOf ?? elementOf;
  }

  /** Parses the text, and returns the flaw that ended it; null without one. */
  build(): Flaw | null {
    try {
      this.#document();
    } catch (error) {
      if (!(error instanceof FlawSignal)) throw error;
      const { flaw } = error;
      if (flaw.id !== 'xml.truncated' || this.current === null) return flaw;
      return { ...flaw, params: { name: qualified(this.current) } };
    }
    return null;
  }

  /** Parses the content of an element that was read at once. */
  fill(element: XmlElement): void {
    element.content = null;
    this.current = element;
    this.#offset = element.tagEnd;
    while (this.#offset < element.contentEnd) this.#content();
    dropBlanks(element);
  }

  /** True if the text has a forbidden character. Content that was read at once has none. */
  hasForbidden(): boolean {
    let from = skipBlanks(this.text, 0);
    for (const { tagEnd, contentEnd } of this.atOnce) {
      if (FORBIDDEN.test(this.text.slice(from, tagEnd))) return true;
      from = contentEnd;
    }
    return FORBIDDEN.test(this.text.slice(from));
  }

  #document(): void {
    const { text } = this;
    if (/^<\?xml[ \t\r\n]/.test(text)) {
      const declaration = DECLARATION.exec(text);
      if (declaration === null) {
        const end = Math.max(text.indexOf('?>') + 2, 5);
        fail('xml.declaration', 0, end, { found: text.slice(0, Math.min(end, 120)) });
      } else this.#offset = declaration[0].length;
    }
    while (this.#offset < text.length) {
      const offset = this.#offset;
      if (this.current !== null) this.#content();
      else if (text.charCodeAt(offset) !== 0x3c) this.#between();
      else if (!this.#markup()) {
        if (this.root !== null) this.#afterRoot();
        this.#startTag();
      }
    }
    if (this.current !== null) failTruncated(this.text);
    if (this.root === null) fail('xml.no_root', text.length, text.length, {});
  }

  /** Skips blanks before and after the root; anything else is a flaw. */
  #between(): void {
    const at = skipBlanks(this.text, this.#offset);
    if (at === this.#offset) {
      const found = this.text.slice(at, at + 40);
      if (this.root === null) fail('xml.syntax', at, at + 1, { construct: 'text', found });
      fail('xml.trailing', at, this.text.length, { found });
    }
    this.#offset = at;
  }

  #afterRoot(): never {
    const name = /^<([^\s<>/]+)/.exec(this.text.slice(this.#offset, this.#offset + 80))?.[1];
    if (name !== undefined) fail('xml.second_root', this.#offset, this.#offset + 1 + name.length, { name });
    const found = this.text.slice(this.#offset, this.#offset + 40);
    fail('xml.trailing', this.#offset, this.text.length, { found });
  }

  /**
   * Reads comments, processing instructions and CDATA sections; fails at other `<!` markup. False at the start of a
   * tag.
   */
  #markup(): boolean {
    const { text } = this;
    const offset = this.#offset;
    const next = text.charCodeAt(offset + 1);
    if (next === 0x3f) this.#instruction();
    else if (next !== 0x21) return false;
    else if (text.startsWith('<!--', offset)) this.#comment();
    else if (text.startsWith('<!DOCTYPE', offset)) fail('xml.dtd', offset, offset + 9, {});
    else if (this.current !== null && text.startsWith('<![CDATA[', offset)) this.#cdata();
    else failSyntax(this.text, 'tag', offset);
    return true;
  }

  #comment(): void {
    const { text } = this;
    const start = this.#offset;
    const dashes = text.indexOf('--', start + 4);
    if (dashes < 0) failTruncated(this.text);
    if (text.charCodeAt(dashes + 2) !== 0x3e) {
      if (dashes + 2 >= text.length) failTruncated(this.text);
      failSyntax(this.text, 'comment', dashes);
    }
    this.#offset = dashes + 3;
    this.#visitor?.comment(start, dashes + 3);
  }

  #instruction(): void {
    const { text } = this;
    const start = this.#offset;
    NC_NAME.lastIndex = start + 2;
    const target = NC_NAME.exec(text)?.[0];
    const after = NC_NAME.lastIndex;
    if (target === undefined || /^xml$/i.test(target)) failSyntax(this.text, 'instruction', start);
    const end = text.indexOf('?>', after);
    if (end < 0) failTruncated(this.text);
    if (end !== after && !/[ \t\r\n]/.test(text.charAt(after))) failSyntax(this.text, 'instruction', start);
    if (this.root === null) this.instructions.push(text.slice(start, end + 2));
    this.#offset = end + 2;
  }

  #cdata(): void {
    const start = this.#offset;
    const end = this.text.indexOf(']]>', start + 9);
    if (end < 0) failTruncated(this.text);
    const data = normalizeLineEnds(this.text.slice(start + 9, end));
    this.#addText(data, start, end + 3, true);
    this.#offset = end + 3;
  }

  #content(): void {
    const { text } = this;
    const start = this.#offset;
    if (text.charCodeAt(start) === 0x3c) {
      if (text.charCodeAt(start + 1) === 0x2f) this.#endTag();
      else if (!this.#markup()) this.#startTag();
      return;
    }
    const plain = this.#visitor === null ? -1 : endOfPlainText(text, start);
    if (plain > 0) {
      this.#offset = plain;
      return;
    }
    let end = text.indexOf('<', start);
    if (end < 0) end = text.length;
    const raw = text.slice(start, end);
    const bracket = raw.indexOf(']]>');
    if (bracket >= 0) failSyntax(this.text, 'text', start + bracket);
    this.#addText(resolveReferences(raw, start, normalizeLineEnds), start, end, false);
    this.#offset = end;
    if (end === text.length) failTruncated(this.text);
  }

  #addText(data: string, start: number, end: number, cdata: boolean): void {
    const element = this.current;
    if (element === null || this.#visitor !== null || (data === '' && !cdata)) return;
    element.text += data;
    element.hasText = true;
    element.hasCdata ||= cdata;
    if (cdata || NOT_BLANK.test(data)) {
      if (element.textStart < 0) element.textStart = start;
      element.textEnd = end;
    }
  }

  #startTag(): void {
    const { text, current } = this;
    const start = this.#offset;
    const plain = current === null ? -1 : endOfPlainTag(text, start);
    if (current !== null && plain > 0) {
      this.#count(start, plain);
      const { scope } = current;
      if (scope !== this.#scope) {
        this.#scope = scope;
        this.#uri = namespaceOf(scope, '') ?? '';
      }
      const local = this.#shared(text.slice(start + 1, plain));
      const tagEnd = plain + 1;
      const tag = { prefix: '', local, uri: this.#uri, scope, attributes: NONE, offset: start, tagEnd };
      const element = this.#open(tag);
      if (this.#reader !== null && this.#uri === '') this.#readAtOnce(element, this.#reader);
      return;
    }
    const name = readQName(text, start + 1, start, 'tag');
    this.#count(start, name.end);
    if (current !== null && text.charCodeAt(name.end) === 0x3e) {
      const { scope } = current;
      const { prefix, local, end } = name;
      const uri = lookUp(scope, prefix, text.slice(start + 1, end), start + 1, end);
      this.#open({
        prefix,
        local: this.#shared(local),
        uri,
        scope,
        attributes: NONE,
        offset: start,
        tagEnd: end + 1,
      });
      return;
    }
    const { raw, at, selfClosing } = readAttributes(text, name.end);
    const scope = bindScope(raw, current?.scope ?? null);
    const attributes = resolveAttributes(raw, scope);
    const { prefix } = name;
    const local = this.#shared(name.local);
    const uri = lookUp(scope, prefix, text.slice(start + 1, name.end), start + 1, name.end);
    const element = this.#open({ prefix, local, uri, scope, attributes, offset: start, tagEnd: at });
    if (!selfClosing) return;
    element.contentEnd = at;
    element.end = at;
    this.current = current;
    this.#depth -= 1;
    this.#visitor?.close(element);
  }

  #readAtOnce(element: XmlElement, reader: ContentReader): void {
    const { maxDepth, maxElements } = this.limits;
    if (this.#depth + DEEPEST_CONTENT > maxDepth) return;
    const read = reader.read(element);
    if (read === undefined) return;
    // Otherwise, the content is parsed to find the element that exceeds the limit.
    if (this.#elements + read.elements > maxElements) return;
    this.#elements += read.elements;
    element.content = read.value;
    this.atOnce.push(element);
    this.#offset = read.end;
  }

  /** The same string for all elements of a tree with a name; one for each would take a tenth of its memory. */
  #shared(local: string): string {
    if (this.#visitor !== null) return local;
    const known = this.#names.get(local);
    if (known !== undefined) return known;
    if (this.#names.size < MOST_NAMES) this.#names.set(local, local);
    return local;
  }

  /** Counts an element, and fails at the limits. */
  #count(start: number, end: number): void {
    const { maxDepth, maxElements } = this.limits;
    this.#elements += 1;
    if (this.#elements > maxElements) fail('xml.elements', start, end, { limit: maxElements });
    if (this.#depth >= maxDepth) fail('xml.depth', start, end, { limit: maxDepth });
  }

  #open(tag: StartTag): XmlElement {
    const element = this.#elementOf(this.current, tag, this.#depth);
    if (this.current === null) this.root = element;
    else if (this.#visitor === null) append(this.current, element);
    this.#offset = tag.tagEnd;
    this.current = element;
    this.#depth += 1;
    this.#visitor?.open(element);
    return element;
  }

  #endTag(): void {
    const { text } = this;
    const start = this.#offset;
    const element = this.current;
    if (element === null) return;
    const expected = qualified(element);
    let end = start + 2 + expected.length;
    if (!text.startsWith(expected, start + 2) || !endsName(text.charCodeAt(end))) {
      const name = readQName(text, start + 2, start, 'tag');
      const line = text.slice(0, element.offset).split(/\r\n?|\n/).length;
      const found = text.slice(start + 2, name.end);
      fail('xml.tag_mismatch', start, name.end, { found, expected, line });
    }
    if (text.charCodeAt(end) !== 0x3e) end = skipBlanks(text, end);
    if (end >= text.length) failTruncated(this.text);
    if (text.charCodeAt(end) !== 0x3e) failSyntax(this.text, 'tag', start);
    element.contentEnd = start;
    element.end = end + 1;
    dropBlanks(element);
    this.current = element.parent;
    this.#depth -= 1;
    this.#offset = end + 1;
    this.#visitor?.close(element);
  }
}

/** Blanks between children are a tenth of the memory of a tree, and nothing reads them. */
function dropBlanks(element: XmlElement): void {
  if (element.textStart < 0 && element.children !== NONE) element.text = '';
}

/** True for `>` and blanks. */
function endsName(unit: number): boolean {
  return unit === 0x3e || unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}
