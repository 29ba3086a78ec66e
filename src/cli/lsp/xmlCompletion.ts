/** Completion in XML: elements, end tags, codes and the attribute of the root. */
import type { CompletionItem, TextEdit } from 'vscode-languageserver';
import { allowedElements } from './allowed.ts';
import { listOf, VERSION, versionsOf } from './codes.ts';
import {
  type CompletionContext,
  codeItems,
  cursorIn,
  fieldItem,
  isBlock,
  versionItem,
} from './completionItems.ts';
import type { InvoiceDocument } from './document.ts';
import { trimmed } from './hover.ts';
import { fieldsBelow, type Node, nodeAround, type Span } from './node.ts';
import { endOfName, endOfTag, endTagOf, isInMarkup } from './xmlOutline.ts';

export function completionsInXml(
  document: InvoiceDocument,
  offset: number,
  context: CompletionContext,
): CompletionItem[] {
  const { text, root } = document;
  if (isInMarkup(text, offset)) return [];
  const tag = text.lastIndexOf('<', offset - 1);
  const isInTag = tag !== -1 && !text.slice(tag, offset).includes('>');
  if (isInTag) {
    const typed = text.slice(tag + 1, offset);
    if (typed.startsWith('/')) return endTag(document, { start: tag, end: offset }, context);
    if (tag === root.start && /\s/.test(typed))
      return versions(document, { start: tag, end: offset }, context);
    return /^[\w:]*$/.test(typed) ? elements(document, { start: tag, end: offset }, context) : [];
  }
  const node = parentAt(root, offset);
  if (offset < node.inner.start || offset > node.inner.end) return [];
  const field = document.fieldOf(node);
  const list = field === null ? null : listOf(field);
  if (list !== null) return codeItems([list], context.places.range(trimmed(text, node)), context);
  // In a block, elements are offered as if `<` had been typed.
  const isInBlock = node.parent === null || (field !== null && isBlock(field));
  return isInBlock ? elements(document, { start: offset, end: offset }, context) : [];
}

/** The element whose content contains an offset. */
function parentAt(root: Node, offset: number): Node {
  let node: Node | null = nodeAround(root, offset);
  while (node.parent !== null && (node.start >= offset || (offset >= node.end && !node.isOpen)))
    node = node.parent;
  return node;
}

function endTag(
  { text, root }: InvoiceDocument,
  { start, end }: Span,
  { places }: CompletionContext,
): CompletionItem[] {
  const node = parentAt(root, start);
  const written = text.slice(node.nameSpan.start, node.nameSpan.end);
  const nameEnd = Math.max(end, endOfName(text, start + '</'.length));
  const span = { start, end: text[nameEnd] === '>' ? nameEnd + 1 : nameEnd };
  const newText = `</${written}`;
  const textEdit = { range: places.range(span), newText: `${newText}>` };
  // Editors compare it with the text before the cursor, which begins with `<`.
  return [{ label: `/${node.name}`, kind: 10, filterText: newText, textEdit }];
}

/** The attribute of the root, or its values. */
function versions(
  { text, kind }: InvoiceDocument,
  { start, end }: Span,
  context: CompletionContext,
): CompletionItem[] {
  const typed = text.slice(start, end);
  const [, , value] = /\sversione\s*=\s*(["'])([^"'<]*)$/.exec(typed) ?? [];
  if (value !== undefined) {
    const rest = /^[^"'<>\s]*/.exec(text.slice(end))?.[0] ?? '';
    const span = { start: end - value.length, end: end + rest.length };
    return codeItems([versionsOf(kind)], context.places.range(span), context);
  }
  const isName = /(?:^[^"']*|["'])\s+\w*$/.test(typed);
  if (!isName || /\sversione\s*=/.test(text.slice(start, endOfTag(text, start)))) return [];
  const name = /\w*$/.exec(typed)?.[0] ?? '';
  const span = { start: end - name.length, end };
  return [versionItem(context, { span, newText: `${VERSION}="${cursorIn(context)}"` })];
}

/**
 * @param typed The start of a tag up to the cursor; empty where no tag has been started.
 */
function elements(document: InvoiceDocument, typed: Span, context: CompletionContext): CompletionItem[] {
  const { text, root, kind, lineEnd } = document;
  const parent = parentAt(root, typed.start);
  const own =
    typed.end > typed.start ? parent.children.find(({ start }) => start === typed.start) : undefined;
  const lineStart = text.lastIndexOf('\n', typed.start - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart, typed.start))?.[0] ?? '';
  const { span, endName, isNameOnly } = replaced(text, typed, own);
  const siblings = parent.children.filter((child) => child !== own);
  // An element without an end tag contains those after it.
  const inside = own !== undefined && endTagOf(text, own) === null ? own.children : [];
  const after = [...inside, ...siblings.filter(({ start }) => start >= typed.start)];
  const before = siblings.filter(({ start }) => start < typed.start);
  return allowedElements(fieldsBelow(parent, kind), { before, after }).map((one) => {
    const { field } = one;
    const { name } = field;
    const cursor = cursorIn(context);
    const content = isBlock(field) ? `${lineEnd}${indent}  ${cursor}${lineEnd}${indent}` : cursor;
    const more: TextEdit[] =
      endName === null ? [] : [{ range: context.places.range(endName), newText: name }];
    return fieldItem(one, context, {
      label: name,
      span,
      newText: isNameOnly ? `<${name}` : `<${name}>${content}</${name}>`,
      filterText: typed.end > typed.start ? `<${name}` : name,
      ...(more.length === 0 ? {} : { more }),
    });
  });
}

interface Replaced {
  readonly span: Span;
  /** The name in the end tag of an element that is renamed. */
  readonly endName: Span | null;
  /** True if the rest of the tag, and its element, exist. */
  readonly isNameOnly: boolean;
}

/** The part of the text that an element replaces: what has been typed of it, or the name of an existing one. */
function replaced(text: string, typed: Span, own: Node | undefined): Replaced {
  if (typed.end === typed.start) return { span: typed, endName: null, isNameOnly: false };
  const { start } = typed;
  const end = Math.max(typed.end, endOfName(text, start + 1));
  const tagEnd = endOfTag(text, start);
  if (text[tagEnd - 1] !== '>') return { span: { start, end }, endName: null, isNameOnly: false };
  const endTag = own === undefined ? null : endTagOf(text, own);
  const isFollowed = endTag !== null || text[tagEnd - 2] === '/' || /[^\s<]/.test(text[tagEnd] ?? ' ');
  if (own !== undefined && isFollowed) return { span: { start, end }, endName: endTag, isNameOnly: true };
  return { span: { start, end: tagEnd }, endName: null, isNameOnly: false };
}
