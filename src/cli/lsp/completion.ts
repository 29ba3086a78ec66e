/** Completion: the elements allowed at a position, in the order of the schema, and codes. */
import type { CompletionItem, Range } from 'vscode-languageserver';
import { type Field, inLanguage } from '../../model/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { InvoiceDocument } from './document.ts';
import { codeMarkdown, fieldMarkdown, trimmed } from './hover.ts';
import { outlineJson } from './jsonOutline.ts';
import { fieldsBelow, type Node, nodeAround, type Span } from './node.ts';
import type { Places } from './ranges.ts';

export interface CompletionContext {
  readonly places: Places;
  readonly messages: Messages;
  /** True if the editor replaces `$0` by the cursor. */
  readonly snippets: boolean;
}

export function completionsAt(
  document: InvoiceDocument,
  offset: number,
  context: CompletionContext,
): CompletionItem[] {
  return document.form === 'xml' ? inXml(document, offset, context) : inJson(document, offset, context);
}

function inXml(document: InvoiceDocument, offset: number, context: CompletionContext): CompletionItem[] {
  const { text, root } = document;
  const tag = text.lastIndexOf('<', offset - 1);
  const isInTag = tag !== -1 && !text.slice(tag, offset).includes('>');
  if (isInTag) {
    const typed = text.slice(tag + 1, offset);
    if (typed.startsWith('/')) return endTag(document, { start: tag, end: offset }, context);
    if (!/^[\w:]*$/.test(typed)) return [];
    return elements(document, parentAt(root, tag), { start: tag, end: offset }, context);
  }
  const node = parentAt(root, offset);
  if (offset < node.inner.start || offset > node.inner.end) return [];
  const field = document.fieldOf(node);
  if (field?.codes != null)
    return codeItems(field, context.places.range(trimmed(text, node)), { document, context });
  // In a block, elements are offered as if `<` had been typed.
  const isBlock = node.parent === null || (field !== null && field.children.length > 0);
  return isBlock ? elements(document, node, { start: offset, end: offset }, context) : [];
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
  span: Span,
  { places }: CompletionContext,
): CompletionItem[] {
  const node = parentAt(root, span.start);
  const written = text.slice(node.nameSpan.start, node.nameSpan.end);
  return [
    { label: `/${node.name}`, kind: 10, textEdit: { range: places.range(span), newText: `</${written}>` } },
  ];
}

function elements(
  document: InvoiceDocument,
  parent: Node,
  span: Span,
  context: CompletionContext,
): CompletionItem[] {
  const { text, lineEnd } = document;
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart, span.start))?.[0] ?? '';
  return offered(document, parent, span).map((one) => {
    const cursor = context.snippets ? '$0' : '';
    const isBlock = one.field.children.length > 0;
    const content = isBlock ? `${lineEnd}${indent}  ${cursor}${lineEnd}${indent}` : cursor;
    const newText = `<${one.field.name}>${content}</${one.field.name}>`;
    return itemFor(one, { document, context, span, label: one.field.name, newText });
  });
}

interface Offered {
  readonly field: Field;
  readonly order: string;
}

/** The fields that a block may still contain; those that follow its last one come first. */
function offered({ kind }: InvoiceDocument, parent: Node, { start, end }: Span): readonly Offered[] {
  const fields = fieldsBelow(parent, kind);
  // The name that is being typed is not an element yet.
  const others = parent.children.filter((child) => end === start || child.start !== start);
  const counts = new Map<Field, number>();
  let last = -1;
  for (const child of others) {
    const at = fields.findIndex(({ name, json }) => name === child.name || json === child.name);
    const field = fields[at];
    if (field === undefined) continue;
    counts.set(field, (counts.get(field) ?? 0) + 1);
    if (child.end <= start) last = Math.max(last, at);
  }
  return fields.flatMap((field, at) => {
    if (!field.occurrence.endsWith('n') && (counts.get(field) ?? 0) > 0) return [];
    return [{ field, order: `${at < last ? 1 : 0}${String(at).padStart(3, '0')}` }];
  });
}

interface Item {
  readonly document: InvoiceDocument;
  readonly context: CompletionContext;
  readonly span: Span;
  readonly label: string;
  readonly newText: string;
}

function itemFor(
  { field, order }: Offered,
  { document, context, span, label, newText }: Item,
): CompletionItem {
  const { language } = document.settings;
  return {
    label,
    kind: field.children.length > 0 ? 7 : 5,
    detail: `${field.number} · ${field.occurrence}`,
    documentation: { kind: 'markdown', value: fieldMarkdown(field, context.messages, language) },
    sortText: order,
    // Editors compare it with the text before the cursor.
    filterText: document.form === 'xml' && span.end > span.start ? `<${label}` : label,
    insertTextFormat: context.snippets ? 2 : 1,
    textEdit: { range: context.places.range(span), newText },
  };
}

function inJson(document: InvoiceDocument, offset: number, context: CompletionContext): CompletionItem[] {
  const { text, kind, root } = document;
  const { last } = outlineJson(text, offset);
  const rest = /^[\w.]*/.exec(text.slice(offset))?.[0].length ?? 0;
  const span = { start: last.partial.start, end: offset + rest };
  const isQuoted = text[span.start - 1] === '"';
  if (last.expects === 'value') {
    const field = last.node.fieldIn(kind);
    if (field?.codes == null) return [];
    return codeItems(field, context.places.range(span), { document, context, isBare: !isQuoted });
  }
  if (last.expects !== 'name') return [];
  // The members behind the cursor are in the outline of the whole text.
  const block = ownerAt(root, last.node.inner.start);
  return offered(document, block, { start: span.start, end: offset }).map((one) => {
    const { json, children, occurrence } = one.field;
    const cursor = context.snippets ? '$0' : '';
    const scalar = children.length > 0 ? `{${cursor}}` : `"${cursor}"`;
    const value = occurrence.endsWith('n') ? `[${scalar}]` : scalar;
    const isName = isQuoted && text[span.end] === '"';
    const whole = isQuoted ? `${json}": ${value}` : `"${json}": ${value}`;
    return itemFor(one, { document, context, span, label: json, newText: isName ? json : whole });
  });
}

/** The block whose content begins at an offset. */
function ownerAt(root: Node, offset: number): Node {
  let node: Node = nodeAround(root, offset);
  while (node.parent !== null && node.inner.start !== offset) node = node.parent;
  return node;
}

function codeItems(
  { codes }: Field,
  range: Range,
  {
    document: {
      settings: { language },
    },
    context: { messages },
    isBare = false,
  }: { readonly document: InvoiceDocument; readonly context: CompletionContext; readonly isBare?: boolean },
): CompletionItem[] {
  return (codes?.codes ?? []).map((code, at) => ({
    label: code.code,
    kind: 20,
    detail: inLanguage(code.label, language),
    documentation: { kind: 'markdown', value: codeMarkdown(code, messages, language) },
    // Codes that are no longer used come last.
    sortText: `${code.until === undefined ? 0 : 1}${String(at).padStart(4, '0')}`,
    ...(code.until === undefined ? {} : { tags: [1] }),
    textEdit: { range, newText: isBare ? `"${code.code}"` : code.code },
  }));
}
