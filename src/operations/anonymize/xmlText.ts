/** Pieces of XML text that hold a value: where they stand, what they say, and how another value is written there. */
import type { XmlAttribute } from '../../xml/namespaces.ts';
import { resolveReferences } from '../../xml/startTag.ts';
import { escapeAttribute, escapeText } from '../../xml/write.ts';

/** A piece without the blanks around it. */
export interface Part {
  readonly form: 'text' | 'cdata' | 'attribute' | 'comment';
  readonly offset: number;
  readonly end: number;
  readonly value: string;
  /** Whether line ends are written as CR LF. */
  readonly crlf?: boolean;
}

const PIECES = /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[^<]+/g;
const CDATA_START = '<![CDATA['.length;

/** The pieces of the text of an element without children that are not blank. */
export function contentParts(text: string, from: number, to: number): readonly Part[] {
  const parts: Part[] = [];
  for (const { 0: piece, 1: data, index } of text.slice(from, to).matchAll(PIECES)) {
    if (data !== undefined) parts.push(...trimmed(data, from + index + CDATA_START, 'cdata'));
    else if (!piece.startsWith('<')) parts.push(...trimmed(piece, from + index, 'text'));
  }
  return parts;
}

/** The same between elements. */
export function strayParts(text: string, from: number, to: number): readonly Part[] {
  return /[^ \t\r\n]/.test(text.slice(from, to)) ? contentParts(text, from, to) : [];
}

export function attributeValue(text: string, { offset, end }: XmlAttribute): Part | null {
  const start = text.indexOf(text.charAt(end - 1), offset) + 1;
  const [part] = trimmed(text.slice(start, end - 1), start, 'attribute');
  return part ?? null;
}

function trimmed(raw: string, offset: number, form: 'text' | 'cdata' | 'attribute'): readonly Part[] {
  const core = raw.replace(/^[ \t\r\n]+/, '');
  const start = offset + raw.length - core.length;
  const inner = core.slice(0, lastNotBlank(core) + 1);
  if (inner === '') return [];
  const plain = inner.replaceAll('\r\n', '\n');
  const value = form === 'cdata' ? plain : resolveReferences(plain, 0, (literal) => literal);
  return [{ form, offset: start, end: start + inner.length, value, crlf: plain !== inner }];
}

function lastNotBlank(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && ' \t\r\n'.includes(text.charAt(at))) at -= 1;
  return at;
}

/** A value as the piece writes it. */
export function written(value: string, { form, crlf }: Part): string {
  const lines = crlf === true ? value.replaceAll('\n', '\r\n') : value;
  switch (form) {
    case 'cdata':
    case 'comment':
      return lines;
    case 'attribute':
      return escapeAttribute(lines).replaceAll("'", '&apos;');
    case 'text': {
      const text = escapeText(value);
      return crlf === true ? text.replaceAll('\n', '\r\n') : text;
    }
  }
}
