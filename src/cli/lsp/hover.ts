/** Hover: the description of a field, and the meaning of its code. */
import { type Code, type Field, inLanguage } from '../../model/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { InvoiceDocument } from './document.ts';
import { type Node, nodeAround, type Span } from './node.ts';

export interface Hovered {
  readonly markdown: string;
  readonly span: Span;
}

export function hoverAt(document: InvoiceDocument, offset: number, messages: Messages): Hovered | null {
  const node = nodeAround(document.root, offset);
  const isOnName = contains(node.nameSpan, offset);
  if (!isOnName && !(node.isLeaf && contains(node.inner, offset))) return null;
  const field = document.fieldOf(node);
  if (field === null) return null;
  const { language } = document.settings;
  const about = fieldMarkdown(field, messages, language);
  const code = isOnName ? undefined : codeOf(field, document.valueOf(node));
  return {
    markdown: code === undefined ? about : `${codeMarkdown(code, messages, language)}\n\n---\n\n${about}`,
    span: isOnName ? node.nameSpan : trimmed(document.text, node),
  };
}

const contains = ({ start, end }: Span, offset: number): boolean => start <= offset && offset <= end;

export function trimmed(text: string, { inner }: Node): Span {
  const found = text.slice(inner.start, inner.end);
  const start = inner.start + (found.length - found.trimStart().length);
  return { start, end: Math.max(start, inner.end - (found.length - found.trimEnd().length)) };
}

const codeOf = ({ codes }: Field, value: string): Code | undefined =>
  codes?.codes.find(({ code }) => code === value);

type Language = InvoiceDocument['settings']['language'];

export function fieldMarkdown(
  { number, name, description, limits, occurrence, jsonPath, codes }: Field,
  { lsp, codes: codeWords }: Messages,
  language: Language,
): string {
  const rows = [
    limits === null ? '' : `${lsp.limits}: ${inLanguage(limits, language)}`,
    `${lsp.occurs}: ${occurrence}`,
    codes === null ? '' : `${lsp.list}: ${codes.name}${codes.closed ? '' : ` (${codeWords.open})`}`,
    `JSON: \`${jsonPath}\``,
  ];
  const lines = rows.filter((row) => row !== '').map((row) => `- ${row}`);
  return `**${number} ${name}**\n\n${inLanguage(description, language)}\n\n${lines.join('\n')}`;
}

export function codeMarkdown(code: Code, { codes: words }: Messages, language: Language): string {
  const notes = [
    code.since === undefined ? '' : words.from(code.since),
    code.until === undefined ? '' : words.until(code.until),
    code.inSchema ? '' : words.notInSchema,
  ].filter((note) => note !== '');
  const about = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
  return `**${code.code}**: ${inLanguage(code.label, language)}${about}`;
}
