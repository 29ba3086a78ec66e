/** A text to a light tree of elements, as XML 1.0 and Namespaces in XML say; stops at the first flaw. */
import type { ProblemId, ProblemParams } from '../model/problem.ts';
import { FORBIDDEN, NC_NAME, readReference } from './characters.ts';

export interface XmlAttribute {
  readonly prefix: string;
  readonly local: string;
  /** Namespace URI, '' for none. */
  readonly uri: string;
  readonly value: string;
  readonly offset: number;
  readonly end: number;
}

/** The namespace declarations in force at an element. */
export interface Scope {
  readonly parent: Scope | null;
  readonly bindings: ReadonlyMap<string, string>;
}

export interface XmlElement {
  readonly parent: XmlElement | null;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
  readonly scope: Scope;
  readonly attributes: readonly XmlAttribute[];
  readonly children: XmlElement[];
  /** The character data of the element itself, references resolved. */
  text: string;
  /** Whether there is any text at all, be it an empty CDATA section. */
  hasText: boolean;
  /** Whether a CDATA section stands directly inside. */
  hasCdata: boolean;
  /** Where the first text that is not blank (or the first CDATA section) begins and ends; -1 without one. */
  textStart: number;
  textEnd: number;
  /** Of the start tag: its `<` and just after its `>`. */
  readonly offset: number;
  tagEnd: number;
  /** Of the end tag's `<`, and just after the element; -1 while it is open. */
  contentEnd: number;
  end: number;
}

type XmlProblemId = Extract<ProblemId, `xml.${string}`>;

/** The flaw that ended the reading. */
export type Flaw = {
  [Id in XmlProblemId]: {
    readonly id: Id;
    readonly offset: number;
    readonly end: number;
    readonly params: ProblemParams[Id];
  };
}[XmlProblemId];

export interface Tree {
  readonly root: XmlElement | null;
  readonly flaw: Flaw | null;
  /** The innermost element open where the flaw is. */
  readonly open: XmlElement | null;
  /** Processing instructions before the root, as source text. */
  readonly instructions: readonly string[];
}

export interface TreeOptions {
  readonly maxDepth: number;
}

export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_URI = 'http://www.w3.org/2000/xmlns/';

const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]+\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\3)?[ \t\r\n]*\?>/;

const BLANKS = /[ \t\r\n]*/y;
const NOT_BLANK = /[^ \t\r\n]/;

/** Thrown inside this file only. */
class FlawError extends Error {
  readonly flaw: Flaw;
  constructor(flaw: Flaw) {
    super(flaw.id);
    this.flaw = flaw;
  }
}

/** Parses a decoded text without a byte order mark. Never throws. */
export function parseTree(text: string, options: TreeOptions): Tree {
  // A forbidden character is a flaw wherever it stands; what comes before it is read.
  const forbidden = FORBIDDEN.exec(text);
  const builder = new TreeBuilder(
    forbidden === null ? text : text.slice(0, forbidden.index),
    options.maxDepth,
  );
  let flaw: Flaw | null = null;
  try {
    builder.document();
  } catch (error) {
    if (!(error instanceof FlawError)) throw error;
    flaw = error.flaw;
  }
  if (forbidden !== null && (flaw === null || flaw.id === 'xml.truncated' || flaw.id === 'xml.no_root')) {
    const point = forbidden[0].codePointAt(0) ?? 0;
    const codepoint = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    const end = forbidden.index + forbidden[0].length;
    flaw = { id: 'xml.character', offset: forbidden.index, end, params: { codepoint } };
  }
  return { root: builder.root, flaw, open: builder.current, instructions: builder.instructions };
}

class TreeBuilder {
  readonly text: string;
  readonly maxDepth: number;
  readonly instructions: string[] = [];
  root: XmlElement | null = null;
  current: XmlElement | null = null;
  #offset = 0;
  #depth = 0;

  constructor(text: string, maxDepth: number) {
    this.text = text;
    this.maxDepth = maxDepth;
  }

  document(): void {
    const { text } = this;
    if (/^<\?xml[ \t\r\n]/.test(text)) {
      const declaration = DECLARATION.exec(text);
      if (declaration === null) {
        const end = Math.max(text.indexOf('?>') + 2, 5);
        this.#fail('xml.declaration', 0, end, { found: text.slice(0, Math.min(end, 120)) });
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
    if (this.current !== null) this.#truncated();
    if (this.root === null) this.#fail('xml.no_root', text.length, text.length, {});
  }

  /** Blanks before and after the root; anything else is a flaw. */
  #between(): void {
    BLANKS.lastIndex = this.#offset;
    BLANKS.exec(this.text);
    const at = BLANKS.lastIndex;
    if (at === this.#offset) {
      const found = this.text.slice(at, at + 40);
      if (this.root === null) this.#fail('xml.syntax', at, at + 1, { construct: 'text', found });
      this.#fail('xml.trailing', at, this.text.length, { found });
    }
    this.#offset = at;
  }

  #afterRoot(): never {
    const name = /^<([^\s<>/]+)/.exec(this.text.slice(this.#offset, this.#offset + 80))?.[1];
    if (name !== undefined)
      this.#fail('xml.second_root', this.#offset, this.#offset + 1 + name.length, { name });
    const found = this.text.slice(this.#offset, this.#offset + 40);
    this.#fail('xml.trailing', this.#offset, this.text.length, { found });
  }

  /** Comments, processing instructions, and what `<!` must not begin. False when a tag begins here. */
  #markup(): boolean {
    const { text } = this;
    const offset = this.#offset;
    const next = text.charCodeAt(offset + 1);
    if (next === 0x3f) this.#instruction();
    else if (next !== 0x21) return false;
    else if (text.startsWith('<!--', offset)) this.#comment();
    else if (text.startsWith('<!DOCTYPE', offset)) this.#fail('xml.dtd', offset, offset + 9, {});
    else if (this.current !== null && text.startsWith('<![CDATA[', offset)) this.#cdata();
    else this.#syntax('tag', offset);
    return true;
  }

  #comment(): void {
    const { text } = this;
    const start = this.#offset;
    const dashes = text.indexOf('--', start + 4);
    if (dashes < 0) this.#truncated();
    if (text.charCodeAt(dashes + 2) !== 0x3e) {
      if (dashes + 2 >= text.length) this.#truncated();
      this.#syntax('comment', dashes);
    }
    this.#offset = dashes + 3;
  }

  #instruction(): void {
    const { text } = this;
    const start = this.#offset;
    NC_NAME.lastIndex = start + 2;
    const target = NC_NAME.exec(text)?.[0];
    const after = NC_NAME.lastIndex;
    if (target === undefined || /^xml$/i.test(target)) this.#syntax('instruction', start);
    const end = text.indexOf('?>', after);
    if (end < 0) this.#truncated();
    if (end !== after && !/[ \t\r\n]/.test(text.charAt(after))) this.#syntax('instruction', start);
    if (this.root === null) this.instructions.push(text.slice(start, end + 2));
    this.#offset = end + 2;
  }

  #cdata(): void {
    const start = this.#offset;
    const end = this.text.indexOf(']]>', start + 9);
    if (end < 0) this.#truncated();
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
    let end = text.indexOf('<', start);
    if (end < 0) end = text.length;
    const raw = text.slice(start, end);
    const bracket = raw.indexOf(']]>');
    if (bracket >= 0) this.#syntax('text', start + bracket);
    this.#addText(this.#resolve(raw, start, normalizeLineEnds), start, end, false);
    this.#offset = end;
    if (end === text.length) this.#truncated();
  }

  #addText(data: string, start: number, end: number, cdata: boolean): void {
    const element = this.current;
    if (element === null || (data === '' && !cdata)) return;
    element.text += data;
    element.hasText = true;
    element.hasCdata ||= cdata;
    if (cdata || NOT_BLANK.test(data)) {
      if (element.textStart < 0) element.textStart = start;
      element.textEnd = end;
    }
  }

  /** Replaces the references of a text or an attribute's value. */
  #resolve(raw: string, origin: number, normalize: (literal: string) => string): string {
    let at = raw.indexOf('&');
    if (at < 0) return normalize(raw);
    let resolved = '';
    let done = 0;
    while (at >= 0) {
      const reference = readReference(raw, at);
      const [from, to] = [origin + at, origin + reference.end];
      if (reference.kind === 'entity') this.#fail('xml.entity', from, to, { name: reference.name });
      if (reference.kind === 'malformed') this.#fail('xml.reference', from, to, { found: reference.found });
      resolved += normalize(raw.slice(done, at)) + reference.text;
      done = reference.end;
      at = raw.indexOf('&', done);
    }
    return resolved + normalize(raw.slice(done));
  }

  #startTag(): void {
    const { text } = this;
    const start = this.#offset;
    const name = this.#qName(start + 1, start, 'tag');
    if (this.#depth >= this.maxDepth) this.#fail('xml.depth', start, name.end, { limit: this.maxDepth });
    const { raw, at, selfClosing } = this.#attributes(name.end);
    const parentScope = this.current?.scope ?? null;
    const scope = this.#bind(raw, parentScope);
    const attributes = this.#resolveAttributes(raw, scope);
    const uri = this.#lookUp(scope, name.prefix, text.slice(start + 1, name.end), start + 1, name.end);
    const element: XmlElement = {
      parent: this.current,
      prefix: name.prefix,
      local: name.local,
      uri,
      scope,
      attributes,
      children: [],
      text: '',
      hasText: false,
      hasCdata: false,
      textStart: -1,
      textEnd: -1,
      offset: start,
      tagEnd: at,
      contentEnd: selfClosing ? at : -1,
      end: selfClosing ? at : -1,
    };
    if (this.current === null) this.root = element;
    else this.current.children.push(element);
    this.#offset = at;
    if (!selfClosing) {
      this.current = element;
      this.#depth += 1;
    }
  }

  #endTag(): void {
    const { text } = this;
    const start = this.#offset;
    const element = this.current;
    if (element === null) return;
    const expected = qualified(element);
    let end = start + 2 + expected.length;
    if (!text.startsWith(expected, start + 2) || !/[> \t\r\n]/.test(text.charAt(end))) {
      const name = this.#qName(start + 2, start, 'tag');
      const line = text.slice(0, element.offset).split(/\r\n?|\n/).length;
      const found = text.slice(start + 2, name.end);
      this.#fail('xml.tag_mismatch', start, name.end, { found, expected, line });
    }
    BLANKS.lastIndex = end;
    BLANKS.exec(text);
    end = BLANKS.lastIndex;
    if (end >= text.length) this.#truncated();
    if (text.charCodeAt(end) !== 0x3e) this.#syntax('tag', start);
    element.contentEnd = start;
    element.end = end + 1;
    this.current = element.parent;
    this.#depth -= 1;
    this.#offset = end + 1;
  }

  /** Reads a name with at most one colon. */
  #qName(
    at: number,
    start: number,
    construct: 'tag' | 'attribute',
  ): { prefix: string; local: string; end: number } {
    const { text } = this;
    if (at >= text.length) this.#truncated();
    NC_NAME.lastIndex = at;
    const first = NC_NAME.exec(text)?.[0];
    if (first === undefined) this.#syntax(text.charAt(at) === ':' ? 'name' : construct, start);
    let end = NC_NAME.lastIndex;
    if (text.charCodeAt(end) !== 0x3a) return { prefix: '', local: first, end };
    NC_NAME.lastIndex = end + 1;
    const local = NC_NAME.exec(text)?.[0];
    if (local === undefined) {
      if (end + 1 >= text.length) this.#truncated();
      this.#syntax('name', start);
    }
    end = NC_NAME.lastIndex;
    if (text.charCodeAt(end) === 0x3a) this.#syntax('name', start);
    return { prefix: first, local, end };
  }

  #attributes(from: number): { raw: RawAttribute[]; at: number; selfClosing: boolean } {
    const { text } = this;
    const raw: RawAttribute[] = [];
    let at = from;
    for (;;) {
      BLANKS.lastIndex = at;
      BLANKS.exec(text);
      const next = BLANKS.lastIndex;
      if (next >= text.length) this.#truncated();
      const unit = text.charCodeAt(next);
      if (unit === 0x3e) return { raw, at: next + 1, selfClosing: false };
      if (unit === 0x2f) {
        if (next + 1 >= text.length) this.#truncated();
        if (text.charCodeAt(next + 1) !== 0x3e) this.#syntax('tag', next);
        return { raw, at: next + 2, selfClosing: true };
      }
      if (next === at) this.#syntax('attribute', at);
      const name = this.#qName(next, next, 'attribute');
      at = this.#attributeValue(name, next, raw);
    }
  }

  #attributeValue(
    name: { prefix: string; local: string; end: number },
    start: number,
    raw: RawAttribute[],
  ): number {
    const { text } = this;
    BLANKS.lastIndex = name.end;
    BLANKS.exec(text);
    const equals = BLANKS.lastIndex;
    if (equals >= text.length) this.#truncated();
    if (text.charCodeAt(equals) !== 0x3d) this.#syntax('attribute', start);
    BLANKS.lastIndex = equals + 1;
    BLANKS.exec(text);
    const open = BLANKS.lastIndex;
    if (open >= text.length) this.#truncated();
    const quote = text.charAt(open);
    if (quote !== '"' && quote !== "'") this.#syntax('attribute', start);
    const close = text.indexOf(quote, open + 1);
    const written = text.slice(open + 1, close < 0 ? text.length : close);
    const less = written.indexOf('<');
    if (less >= 0) this.#syntax('attribute', open + 1 + less);
    if (close < 0) this.#truncated();
    const value = this.#resolve(written, open + 1, normalizeAttribute);
    raw.push({ prefix: name.prefix, local: name.local, value, offset: start, end: close + 1 });
    return close + 1;
  }

  /** The scope of an element: its own declarations over its parent's. */
  #bind(raw: readonly RawAttribute[], parent: Scope | null): Scope {
    let bindings: Map<string, string> | undefined;
    for (const { prefix, local, value, offset, end } of raw) {
      const isDefault = prefix === '' && local === 'xmlns';
      if (!isDefault && prefix !== 'xmlns') continue;
      const bound = isDefault ? '' : local;
      const reserved =
        bound === 'xmlns' ||
        value === XMLNS_URI ||
        (bound === 'xml') !== (value === XML_NAMESPACE) ||
        (value === '' && !isDefault);
      if (reserved) this.#fail('xml.namespace', offset, end, { prefix: bound, uri: value });
      bindings ??= new Map();
      if (bindings.has(bound)) {
        this.#fail('xml.attribute_duplicate', offset, end, { name: isDefault ? 'xmlns' : `xmlns:${local}` });
      }
      bindings.set(bound, value);
    }
    return bindings === undefined && parent !== null ? parent : { parent, bindings: bindings ?? new Map() };
  }

  #resolveAttributes(raw: readonly RawAttribute[], scope: Scope): XmlAttribute[] {
    const attributes: XmlAttribute[] = [];
    const seen = raw.length > 1 ? new Set<string>() : undefined;
    for (const { prefix, local, value, offset, end } of raw) {
      if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) continue;
      const name = prefix === '' ? local : `${prefix}:${local}`;
      const uri = prefix === '' ? '' : this.#lookUp(scope, prefix, name, offset, offset + name.length);
      const key = `${uri} ${local}`;
      if (seen?.has(key)) this.#fail('xml.attribute_duplicate', offset, end, { name });
      seen?.add(key);
      attributes.push({ prefix, local, uri, value, offset, end });
    }
    return attributes;
  }

  #lookUp(scope: Scope, prefix: string, name: string, offset: number, end: number): string {
    const uri = namespaceOf(scope, prefix);
    if (uri === undefined) this.#fail('xml.prefix_unbound', offset, end, { prefix, name });
    return uri;
  }

  #syntax(construct: ProblemParams['xml.syntax']['construct'], offset: number): never {
    const found = this.text.slice(offset, offset + 40);
    this.#fail('xml.syntax', offset, Math.min(offset + 1, this.text.length), { construct, found });
  }

  #truncated(): never {
    const { length } = this.text;
    this.#fail('xml.truncated', length, length, {
      name: this.current === null ? null : qualified(this.current),
    });
  }

  #fail<Id extends XmlProblemId>(id: Id, offset: number, end: number, params: ProblemParams[Id]): never {
    throw new FlawError({ id, offset, end, params } as Flaw);
  }
}

interface RawAttribute {
  readonly prefix: string;
  readonly local: string;
  readonly value: string;
  readonly offset: number;
  readonly end: number;
}

/** The URI a prefix stands for, '' for no namespace, `undefined` when it is not bound. */
export function namespaceOf(scope: Scope, prefix: string): string | undefined {
  if (prefix === 'xml') return XML_NAMESPACE;
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const uri = at.bindings.get(prefix);
    if (uri !== undefined) return uri;
  }
  return prefix === '' ? '' : undefined;
}

/** The name as the source writes it. */
export function qualified(element: { readonly prefix: string; readonly local: string }): string {
  return element.prefix === '' ? element.local : `${element.prefix}:${element.local}`;
}

function normalizeLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Literal blanks of an attribute are spaces (XML 1.0 §3.3.3); those written as references stay. */
function normalizeAttribute(text: string): string {
  return text.replace(/\r\n|[\t\n\r]/g, ' ');
}
