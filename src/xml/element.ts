/** An element of a text: its name, attributes, children and positions. */
import type { Scope, XmlAttribute } from './namespaces.ts';

export interface XmlElement {
  readonly parent: XmlElement | null;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
  readonly scope: Scope;
  readonly attributes: readonly XmlAttribute[];
  children: readonly XmlElement[];
  /** Character data of the element itself, with references resolved. */
  text: string;
  /** True if there is any text, even an empty CDATA section. */
  hasText: boolean;
  /** True if a CDATA section is a direct child. */
  hasCdata: boolean;
  /** Start and end of the first non-blank text (or the first CDATA section); -1 without one. */
  textStart: number;
  textEnd: number;
  /** Position of the start tag's `<`; `tagEnd` is the position after its `>`. */
  readonly offset: number;
  tagEnd: number;
  /** Position of the end tag's `<`; `end` is the position after the element. -1 while the element is open. */
  contentEnd: number;
  end: number;
  /** The value of the content if it was read at once, in which case there are no children; null otherwise. */
  content: object | null;
}

/** A well-formed document. */
export interface ParsedText {
  readonly text: string;
  readonly root: XmlElement;
}

/** Shared empty list, because most elements have no children or attributes. */
export const NONE: readonly never[] = [];

export type StartTag = Pick<
  XmlElement,
  'prefix' | 'local' | 'uri' | 'scope' | 'attributes' | 'offset' | 'tagEnd'
>;

/** Makes the element of a start tag. */
export function elementOf(
  parent: XmlElement | null,
  { prefix, local, uri, scope, attributes, offset, tagEnd }: StartTag,
): XmlElement {
  return {
    parent,
    prefix,
    local,
    uri,
    scope,
    attributes,
    children: NONE,
    text: '',
    hasText: false,
    hasCdata: false,
    textStart: -1,
    textEnd: -1,
    offset,
    tagEnd,
    contentEnd: -1,
    end: -1,
    content: null,
  };
}

/** Gives an element its own list at its first child. */
export function append(parent: XmlElement, child: XmlElement): void {
  if (parent.children === NONE) parent.children = [child];
  else (parent.children as XmlElement[]).push(child);
}

/** The name as written, with its prefix. */
export function qualified(element: { readonly prefix: string; readonly local: string }): string {
  return element.prefix === '' ? element.local : `${element.prefix}:${element.local}`;
}
