/** The members of a JSON text that may be incomplete. Nothing is checked here; the reader does that. */
import { Node, type Span } from './node.ts';

export interface JsonOutline {
  readonly root: Node;
  /**
   * The state at the end of the text: the block of the member that is being typed, and the part of its name or value
   * typed so far.
   */
  readonly last: {
    readonly node: Node;
    readonly expects: 'name' | 'value' | 'other';
    readonly partial: Span;
  };
}

interface Frame {
  readonly kind: 'object' | 'array';
  /** For an object, its block; for a list, the node that has its items. */
  readonly node: Node;
  /** The name of the items of a list, or of the next member. */
  key: { readonly name: string; readonly span: Span } | null;
  /** True after the first item of a list. */
  hasItems: boolean;
  expects: 'name' | 'value' | 'other';
}

const TOKEN = /"(?:[^"\\\n]|\\.)*("?)|[{}[\],:]|[^\s{}[\],:"]+/g;

/** @param end The offset up to which the text is read. */
export function outlineJson(whole: string, end = whole.length): JsonOutline {
  const text = end === whole.length ? whole : whole.slice(0, end);
  const root = new Node('', { start: 0, end: 0 }, 0, null);
  root.end = end;
  root.inner = { start: 0, end };
  const frames: Frame[] = [];
  let partial: Span = { start: end, end };
  for (const token of text.matchAll(TOKEN)) {
    const [found] = token;
    const span = { start: token.index, end: token.index + found.length };
    const frame = frames.at(-1);
    const isOpenText = found.startsWith('"') && token[1] === '';
    partial = isOpenText ? { start: span.start + 1, end: span.end } : { start: end, end };
    if (found === '{' || found === '[') open(found, span, { root, frames });
    else if (found === '}' || found === ']') close(span, frames);
    else if (frame === undefined) continue;
    else if (found === ',') frame.expects = frame.kind === 'object' ? 'name' : 'value';
    else if (found === ':') frame.expects = 'value';
    else if (isOpenText) continue;
    else if (frame.kind === 'object' && isName(found, frame)) {
      frame.key = { name: textOf(found), span: within(found, span) };
      frame.expects = 'other';
    } else if (frame.expects === 'value') {
      const node = nodeIn(frame, span.start);
      node.end = span.end;
      node.inner = within(found, span);
      frame.expects = 'other';
    }
  }
  for (const { node, kind } of frames) {
    node.end = end;
    if (kind === 'object') node.inner = { start: node.inner.start, end };
  }
  const frame = frames.at(-1);
  if (frame === undefined) return { root, last: { node: root, expects: 'other', partial } };
  const { expects } = frame;
  const isValue = expects === 'value' && frame.key !== null;
  const node = isValue ? nodeIn(frame, partial.start) : frame.node;
  return { root, last: { node, expects, partial } };
}

/** True for a name, also without the comma or the value before it. */
function isName(token: string, { expects }: Frame): boolean {
  return expects === 'name' || (expects === 'other' && token.startsWith('"'));
}

function open(
  found: string,
  span: Span,
  { root, frames }: { readonly root: Node; readonly frames: Frame[] },
): void {
  const frame = frames.at(-1);
  if (frame !== undefined) frame.expects = 'other';
  if (found === '[') {
    const [node, key] = frame === undefined ? [root, null] : [frame.node, frame.key];
    frames.push({ kind: 'array', node, key, hasItems: false, expects: 'value' });
    return;
  }
  const node = frame === undefined ? root : nodeIn(frame, span.start);
  node.inner = { start: span.end, end: span.end };
  frames.push({ kind: 'object', node, key: null, hasItems: false, expects: 'name' });
}

function close({ start, end }: Span, frames: Frame[]): void {
  const frame = frames.pop();
  if (frame === undefined) return;
  if (frame.kind !== 'object') return;
  frame.node.inner = { start: frame.node.inner.start, end: start };
  frame.node.end = end;
}

/**
 * A new node for a value. It begins at the name of the value, except for the later items of a list, which have no name
 * of their own.
 */
function nodeIn(frame: Frame, start: number): Node {
  const { name, span } = frame.key ?? { name: '', span: { start, end: start } };
  const isLater = frame.hasItems;
  if (frame.kind === 'array') frame.hasItems = true;
  const at = isLater ? { start, end: start } : span;
  return new Node(name, at, at.start, frame.node);
}

const within = (found: string, { start, end }: Span): Span =>
  found.startsWith('"') ? { start: start + 1, end: end - 1 } : { start, end };

function textOf(token: string): string {
  return token.startsWith('"') ? token.slice(1, -1) : token;
}
