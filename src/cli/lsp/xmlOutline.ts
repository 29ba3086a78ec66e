/**
 * The elements of an XML text that may be incomplete. No entity is expanded, and nothing is checked here; the reader
 * does that.
 */
import { Node, type Span } from './node.ts';

/** @returns The root element; null if there is none yet. */
export function outlineXml(text: string): Node | null {
  let root: Node | null = null;
  let open: Node | null = null;
  /**
   * Number of open elements by name, so that an end tag without a start tag does not need a search among all of them.
   */
  const names = new Map<string, number>();
  let at = text.indexOf('<');
  while (at !== -1) {
    const next = text[at + 1];
    if (next === '!' || next === '?') at = endOfMarkup(text, at);
    else if (next === '/') {
      const end = endOfTag(text, at);
      const name = localName(text, at + 2);
      if ((names.get(name) ?? 0) > 0) open = closed(open, name, { tag: { start: at, end }, names });
      at = end;
    } else {
      const nameEnd = endOfName(text, at + 1);
      const end = endOfTag(text, at);
      if (nameEnd > at + 1 && (open !== null || root === null)) {
        const node = new Node(localName(text, at + 1), { start: at + 1, end: nameEnd }, at, open);
        node.end = end;
        node.inner = { start: end, end };
        root ??= node;
        // A tag that is still being typed has no content.
        const isWhole = text[end - 1] === '>' && end > nameEnd;
        if (isWhole && text[end - 2] !== '/') {
          open = node;
          names.set(node.name, (names.get(node.name) ?? 0) + 1);
        }
      }
      at = end;
    }
    at = text.indexOf('<', at);
  }
  for (; open !== null; open = open.parent) {
    open.end = text.length;
    open.isOpen = true;
    open.inner = { start: open.inner.start, end: text.length };
  }
  return root;
}

interface Closing {
  readonly tag: Span;
  readonly names: Map<string, number>;
}

/**
 * Closes the innermost open element with this name, which must exist, and those inside it. @returns The element around
 * it.
 */
function closed(open: Node | null, name: string, { tag, names }: Closing): Node | null {
  for (let node = open; node !== null; node = node.parent) {
    const isOwner = node.name === name;
    node.inner = { start: node.inner.start, end: tag.start };
    node.end = isOwner ? tag.end : tag.start;
    names.set(node.name, (names.get(node.name) ?? 0) - 1);
    if (isOwner) return node.parent;
  }
  return null;
}

const ENDS: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** True in a comment, CDATA section, processing instruction or declaration. */
export function isInMarkup(text: string, offset: number): boolean {
  const starts = /<[!?]/g;
  for (let found = starts.exec(text); found !== null && found.index < offset; found = starts.exec(text)) {
    const end = endOfMarkup(text, found.index);
    if (offset < end || !text.startsWith('>', end - 1)) return true;
    starts.lastIndex = end;
  }
  return false;
}

/** The name in the end tag of an element; null if it has none. */
export function endTagOf(text: string, { name, inner, end }: Node): Span | null {
  const start = inner.end + '</'.length;
  if (end <= inner.end || !text.startsWith('</', inner.end) || localName(text, start) !== name) return null;
  return { start, end: endOfName(text, start) };
}

/** The name and the value of the attribute `versione` of the root. */
export function versionAttribute(
  text: string,
  { start, inner }: Node,
): Pick<Node, 'nameSpan' | 'inner'> | undefined {
  const found = /\s(versione)(\s*=\s*["'])([^"'<]*)/d.exec(text.slice(start, inner.start))?.indices;
  const [, name, , value] = found ?? [];
  if (name === undefined || value === undefined) return undefined;
  const spanOf = ([from, to]: readonly [number, number]): Span => ({ start: start + from, end: start + to });
  return { nameSpan: spanOf(name), inner: spanOf(value) };
}

/** The offset after a comment, CDATA section, processing instruction or declaration. */
function endOfMarkup(text: string, at: number): number {
  const [, end = '>'] = ENDS.find(([start]) => text.startsWith(start, at)) ?? [];
  const found = text.indexOf(end, at + 2);
  return found === -1 ? text.length : found + end.length;
}

/** The offset after the tag, or before the next one if it is incomplete. Attribute values may contain `<` and `>`. */
export function endOfTag(text: string, at: number): number {
  let quote = 0;
  for (let place = at + 1; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === QUOTE || code === APOSTROPHE) quote = code;
    else if (code === GREATER) return place + 1;
    else if (code === LESS) return place;
  }
  return text.length;
}

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const LESS = 0x3c;
const GREATER = 0x3e;

/** The offset after the name that begins at an offset. */
export function endOfName(text: string, start: number): number {
  let at = start;
  while (at < text.length && !/[\s/><="']/.test(text[at] ?? '')) at += 1;
  return at;
}

function localName(text: string, start: number): string {
  const name = text.slice(start, endOfName(text, start));
  return name.slice(name.indexOf(':') + 1);
}
