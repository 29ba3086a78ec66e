/**
 * A well-formed invoice as text with the positions of its elements, so that a mutation is a change of text.
 * It expects well-formed input and returns `undefined` for anything else.
 */
import { formats } from '../../src/model/formats.ts';
import { type Block, type Element, elementsOf, type Format } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { retiredFormat } from '../../src/model/retired/retiredFormat.ts';
import { retiredFormats } from '../../src/model/roots.ts';

export interface XmlNode {
  /** As written, with its prefix. */
  readonly name: string;
  readonly local: string;
  readonly parent: XmlNode | undefined;
  readonly children: XmlNode[];
  /** Positions of the start tag's beginning and end, and the end tag's beginning and end; equal for `<a/>`. */
  readonly start: number;
  readonly openEnd: number;
  closeStart: number;
  end: number;
  readonly selfClosing: boolean;
  /** The grammar's definitions of the element, if it knows it. */
  readonly block: Block | undefined;
  readonly type: SimpleType | undefined;
  readonly element: Element | undefined;
}

export interface XmlText {
  readonly text: string;
  readonly format: Format;
  readonly root: XmlNode;
  readonly nodes: readonly XmlNode[];
  /** Elements with a value of their own that are in the grammar. */
  readonly leaves: readonly XmlNode[];
  readonly signature: XmlNode | undefined;
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;

const elements = new Map<Block, ReadonlyMap<string, Element>>();

function childrenOf(block: Block): ReadonlyMap<string, Element> {
  let known = elements.get(block);
  if (known === undefined) {
    known = new Map(elementsOf(block).map((each) => [each.name, each]));
    elements.set(block, known);
  }
  return known;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function formatOf(local: string, rootTag: string): Format | undefined {
  const format = formats.find((each) => each.root === local);
  const retired = retiredFormats.find(({ namespace }) => rootTag.includes(namespace));
  return retired === undefined || format === undefined ? format : retiredFormat(retired.kind);
}

export function readXmlText(text: string): XmlText | undefined {
  const nodes: XmlNode[] = [];
  let open: XmlNode | undefined;
  let format: Format | undefined;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, closing, name, , slash] = match;
    const start = match.index;
    const after = start + whole.length;
    if (closing !== undefined) {
      if (open === undefined || open.name !== closing) return undefined;
      open.closeStart = start;
      open.end = after;
      open = open.parent;
    } else if (name !== undefined) {
      const local = localName(name);
      if (nodes.length === 0) format = formatOf(local, whole);
      else if (open === undefined) return undefined;
      const element: Element | undefined =
        open?.block === undefined ? undefined : childrenOf(open.block).get(local);
      const node: XmlNode = {
        name,
        local,
        parent: open,
        children: [],
        start,
        openEnd: after,
        closeStart: after,
        end: after,
        selfClosing: slash === '/',
        block: open === undefined ? format?.block : element?.type.kind === 'block' ? element.type : undefined,
        type: element?.type.kind === 'simple' ? element.type : undefined,
        element,
      };
      open?.children.push(node);
      nodes.push(node);
      if (!node.selfClosing) open = node;
    }
  }
  const [root] = nodes;
  if (root === undefined || format === undefined || open !== undefined) return undefined;
  return {
    text,
    format,
    root,
    nodes,
    leaves: nodes.filter((node) => node.type !== undefined && node.children.length === 0),
    signature: root.children.find((node) => node.local === 'Signature'),
  };
}

/** The text with `from` up to `to` replaced. */
export function splice(text: string, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

export function content(document: XmlText, node: XmlNode): string {
  return document.text.slice(node.openEnd, node.closeStart);
}

export function outer(document: XmlText, node: XmlNode): string {
  return document.text.slice(node.start, node.end);
}

/** The text with a node's content replaced and its tags kept (a self-closing tag is opened). */
export function withContent(document: XmlText, node: XmlNode, by: string): string {
  if (!node.selfClosing) return splice(document.text, node.openEnd, node.closeStart, by);
  const tag = outer(document, node).replace(/\s*\/>$/, '>');
  return splice(document.text, node.start, node.end, `${tag}${by}</${node.name}>`);
}

/** The text with an attribute inserted into a start tag, after its name. */
export function withAttribute(document: XmlText, node: XmlNode, attribute: string): string {
  const at = node.start + 1 + node.name.length;
  return splice(document.text, at, at, ` ${attribute}`);
}

export function escapeText(value: string): string {
  return value.replace(/[&<>]/g, (each) => (each === '&' ? '&amp;' : each === '<' ? '&lt;' : '&gt;'));
}
