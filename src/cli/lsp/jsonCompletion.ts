/** Completion in JSON: members, and codes as their values. */
import type { CompletionItem } from 'vscode-languageserver';
import type { FormatKind } from '../../model/index.ts';
import { allowedMembers } from './allowed.ts';
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
import { outlineJson } from './jsonOutline.ts';
import { fieldsBelow, type Node, nodeAround } from './node.ts';

export function completionsInJson(
  { text, kind, root }: InvoiceDocument,
  offset: number,
  context: CompletionContext,
): CompletionItem[] {
  const { last } = outlineJson(text, offset);
  const typed = typedAt(text, last.partial.start, offset);
  const { start } = typed;
  if (last.expects === 'value') {
    const field = last.node.fieldIn(kind);
    const isVersion = last.node.name === VERSION && last.node.parent?.parent === null;
    const lists = isVersion
      ? [versionsOf('ordinary'), versionsOf('simplified')]
      : [field === null ? null : listOf(field)];
    const range = context.places.range({ start, end: typed.end });
    return codeItems(lists, range, context, (code) =>
      typed.isQuoted ? `${code}"${typed.comma}` : `"${code}"${typed.comma}`,
    );
  }
  if (last.expects !== 'name') return [];
  // The members behind the cursor are in the outline of the whole text.
  const block = ownerAt(root, last.node.inner.start);
  return memberItems(block, kind, typed, context);
}

/** The name or value at the cursor, from after its opening quote to after its closing one. */
export interface Typed {
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
  /** True for the name of a member that has a value. */
  readonly isNamed: boolean;
  /** The comma that the next member requires; empty if there is none, or no next member. */
  readonly comma: '' | ',';
}

export function typedAt(text: string, start: number, offset: number): Typed {
  const rest = /^[\w.]*/.exec(text.slice(offset, offset + LONGEST_NAME))?.[0].length ?? 0;
  const isQuoted = text[start - 1] === '"';
  const end = offset + rest + (isQuoted && text[offset + rest] === '"' ? 1 : 0);
  const next = nextAfter(text, end);
  return {
    start,
    end,
    isQuoted,
    isNamed: next === ':',
    comma: next !== '' && '"{['.includes(next) ? ',' : '',
  };
}

const LONGEST_NAME = 100;

/** The first character that is not white space; empty at the end. */
function nextAfter(text: string, end: number): string {
  let at = end;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return text[at] ?? '';
}

/** @param block The object with the members that exist. */
export function memberItems(
  block: Node,
  kind: FormatKind,
  typed: Typed,
  context: CompletionContext,
): CompletionItem[] {
  const { start, end, isQuoted, isNamed, comma } = typed;
  const others = block.children.filter((child) => child.nameSpan.start !== start);
  const cursor = cursorIn(context);
  const span = { start, end };
  const textOf = (name: string, value: string): string =>
    `${isQuoted ? '' : '"'}${name}"${isNamed ? '' : `: ${value}${comma}`}`;
  const items = allowedMembers(fieldsBelow(block, kind), others).map((one) => {
    const { json, occurrence } = one.field;
    const scalar = isBlock(one.field) ? `{${cursor}}` : `"${cursor}"`;
    const newText = textOf(json, occurrence.endsWith('n') ? `[${scalar}]` : scalar);
    return fieldItem(one, context, { label: json, span, newText });
  });
  if (block.parent !== null || others.some(({ name }) => name === VERSION)) return items;
  return [...items, versionItem(context, { span, newText: textOf(VERSION, `"${cursor}"`) })];
}

/** The block whose content begins at an offset. */
function ownerAt(root: Node, offset: number): Node {
  let node: Node = nodeAround(root, offset);
  while (node.parent !== null && node.inner.start !== offset) node = node.parent;
  return node;
}
