/** The items of completions: elements, members and codes. */
import type { CompletionItem, Range, TextEdit } from 'vscode-languageserver';
import { type CodeList, type Field, inLanguage, type Language } from '../../model/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { Allowed } from './allowed.ts';
import { VERSION } from './codes.ts';
import { codeMarkdown, fieldMarkdown } from './hover.ts';
import type { Span } from './node.ts';
import type { Places } from './ranges.ts';

export interface CompletionContext {
  readonly places: Places;
  readonly messages: Messages;
  readonly language: Language;
  /** True if the editor replaces `$0` by the cursor. */
  readonly snippets: boolean;
}

interface Insertion {
  readonly label: string;
  /** The text to replace. */
  readonly span: Span;
  readonly newText: string;
  /** The text that editors compare with what has been typed; the label if undefined. */
  readonly filterText?: string;
  readonly more?: TextEdit[];
}

/** An element or member. */
export function fieldItem(
  { field, order }: Allowed,
  { places, messages, language, snippets }: CompletionContext,
  { label, span, newText, filterText = label, more }: Insertion,
): CompletionItem {
  return {
    label,
    kind: field.children.length > 0 ? 7 : 5,
    detail: `${field.number} · ${field.occurrence}`,
    documentation: { kind: 'markdown', value: fieldMarkdown(field, messages, language) },
    sortText: order,
    filterText,
    insertTextFormat: snippets ? 2 : 1,
    textEdit: { range: places.range(span), newText },
    ...(more === undefined ? {} : { additionalTextEdits: more }),
  };
}

/** The place of the cursor in an inserted text. */
export const cursorIn = ({ snippets }: CompletionContext): string => (snippets ? '$0' : '');

/** @param write The text of a code; by default the code itself. */
export function codeItems(
  lists: readonly (CodeList | null)[],
  range: Range,
  { language, messages }: CompletionContext,
  write: (code: string) => string = (code) => code,
): CompletionItem[] {
  const codes = lists.flatMap((list) => list?.codes ?? []);
  return codes.map((code, at) => ({
    label: code.code,
    kind: 20,
    detail: inLanguage(code.label, language),
    documentation: { kind: 'markdown', value: codeMarkdown(code, messages, language) },
    // Codes that are no longer used come last.
    sortText: `${code.until === undefined ? 0 : 1}${String(at).padStart(4, '0')}`,
    ...(code.until === undefined ? {} : { tags: [1] }),
    textEdit: { range, newText: write(code.code) },
  }));
}

/** True for a field with other fields in it. */
export const isBlock = ({ children }: Field): boolean => children.length > 0;

export function versionItem(
  { places, snippets }: CompletionContext,
  { span, newText }: Pick<Insertion, 'span' | 'newText'>,
): CompletionItem {
  const textEdit = { range: places.range(span), newText };
  return { label: VERSION, kind: 10, sortText: '2', insertTextFormat: snippets ? 2 : 1, textEdit };
}
