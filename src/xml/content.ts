/** Pieces of the content between two tags of a well-formed text: text, CDATA sections, comments, instructions. */
import { resolveReferences } from './startTag.ts';

export type ContentKind = 'text' | 'cdata' | 'comment' | 'instruction';

/** The end of each piece of markup. */
const ENDS = { comment: '-->', instruction: '?>', cdata: ']]>' } as const;

/**
 * Calls `visit` for each piece in order, with its offsets. The text must be well-formed, and contain no tag between
 * `from` and `to`.
 */
export function visitContent(
  text: string,
  from: number,
  to: number,
  visit: (kind: ContentKind, start: number, end: number) => void,
): void {
  let at = from;
  while (at < to) {
    const kind = kindAt(text, at);
    const end =
      kind === 'text' ? textEnd(text, at, to) : text.indexOf(ENDS[kind], at + 2) + ENDS[kind].length;
    visit(kind, at, end);
    at = end;
  }
}

function kindAt(text: string, at: number): ContentKind {
  if (text.charCodeAt(at) !== 0x3c) return 'text';
  if (text.charCodeAt(at + 1) === 0x3f) return 'instruction';
  return text.charCodeAt(at + 2) === 0x2d ? 'comment' : 'cdata';
}

function textEnd(text: string, at: number, to: number): number {
  const markup = text.indexOf('<', at);
  return markup < 0 || markup > to ? to : markup;
}

/** Resolves the references in text between tags, with line ends as LF (XML 1.0 §2.11). */
export function resolvedText(raw: string): string {
  return resolveReferences(raw, 0, normalizeLineEnds);
}

/** Converts CR LF and CR to LF. */
export function normalizeLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Returns the offset after the XML declaration; 0 without one. */
export function declarationEnd(text: string): number {
  return /^<\?xml[ \t\r\n]/.test(text) ? text.indexOf('?>') + 2 : 0;
}
