/** Hover: the description of a field, and the meaning of its code. */
import { type Code, type CodeList, type Field, inLanguage } from '../../model/index.ts';
import type { Messages } from '../messages/messages.ts';
import { listOf, VERSION, versionsOf } from './codes.ts';
import type { InvoiceDocument } from './document.ts';
import { type Node, nodeAround, type Span } from './node.ts';
import { endTagOf, versionAttribute } from './xmlOutline.ts';

export interface Hovered {
  readonly markdown: string;
  readonly span: Span;
}

export function hoverAt(document: InvoiceDocument, offset: number, messages: Messages): Hovered | null {
  const { language } = document.settings;
  const versione = versionAt(document, offset);
  if (versione !== null) {
    const about = `**${VERSION}**\n\n${inLanguage(versione.list.title, language)}`;
    return { markdown: withCode(versione.code, about, messages, language), span: versione.span };
  }
  const node = nodeAround(document.root, offset);
  const nameSpan = [node.nameSpan, endTagIn(document, node)].find(
    (span) => span !== null && contains(span, offset),
  );
  if (nameSpan == null && !(node.isLeaf && contains(node.inner, offset))) return null;
  const field = document.fieldOf(node);
  if (field === null) return null;
  const about = fieldMarkdown(field, messages, language);
  const code = nameSpan == null ? listOf(field)?.find(document.valueOf(node)) : undefined;
  return {
    markdown: withCode(code, about, messages, language),
    span: nameSpan ?? trimmed(document.text, node),
  };
}

const endTagIn = ({ form, text }: InvoiceDocument, node: Node): Span | null =>
  form === 'xml' ? endTagOf(text, node) : null;

/** The attribute or member `versione`, if it is at an offset. */
function versionAt(
  { form, text, root, kind }: InvoiceDocument,
  offset: number,
): { readonly list: CodeList; readonly code: Code | undefined; readonly span: Span } | null {
  const found = form === 'xml' ? versionAttribute(text, root) : root.named(VERSION)[0];
  const span = [found?.nameSpan, found?.inner].find((one) => one !== undefined && contains(one, offset));
  const list = versionsOf(kind);
  if (found === undefined || span === undefined || list === null) return null;
  const isName = span === found.nameSpan;
  return { list, code: isName ? undefined : list.find(text.slice(span.start, span.end)), span };
}

function withCode(code: Code | undefined, about: string, messages: Messages, language: Language): string {
  return code === undefined ? about : `${codeMarkdown(code, messages, language)}\n\n---\n\n${about}`;
}

const contains = ({ start, end }: Span, offset: number): boolean => start <= offset && offset <= end;

export function trimmed(text: string, { inner }: Node): Span {
  const found = text.slice(inner.start, inner.end);
  const start = inner.start + (found.length - found.trimStart().length);
  return { start, end: Math.max(start, inner.end - (found.length - found.trimEnd().length)) };
}

type Language = InvoiceDocument['settings']['language'];

export function fieldMarkdown(field: Field, { lsp, codes: codeWords }: Messages, language: Language): string {
  const { number, name, description, limits, occurrence, jsonPath } = field;
  const codes = listOf(field);
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
