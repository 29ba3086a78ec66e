/** Parts of XML text that contain a value: location, value and escaping. */
import type { XmlAttribute } from '../../xml/namespaces.ts';
import { resolveReferences } from '../../xml/startTag.ts';
import { escapeAttribute, escapeText } from '../../xml/write.ts';

/** A part without surrounding blanks. */
export interface Part {
  readonly form: 'text' | 'cdata' | 'attribute' | 'comment';
  readonly offset: number;
  readonly end: number;
  readonly value: string;
  /** True if line ends are written as CR LF. */
  readonly crlf?: boolean;
}

const PIECES = /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[^<]+/g;
const CDATA_START = '<![CDATA['.length;

/** Returns the non-blank parts of the text of an element without children. */
export function contentParts(text: string, from: number, to: number): readonly Part[] {
  if (from === to) return NONE;
  const markup = text.indexOf('<', from);
  // Fast path: most elements have a single piece of text.
  if (markup === to || markup === -1) return trimmed(text.slice(from, to), from, 'text');
  const parts: Part[] = [];
  for (const { 0: piece, 1: data, index } of text.slice(from, to).matchAll(PIECES)) {
    if (data !== undefined) parts.push(...trimmed(data, from + index + CDATA_START, 'cdata'));
    else if (!piece.startsWith('<')) parts.push(...trimmed(piece, from + index, 'text'));
  }
  return parts;
}

/** Returns the non-blank parts of text between elements. */
export function strayParts(text: string, from: number, to: number): readonly Part[] {
  let at = from;
  while (at < to && isBlank(text.charCodeAt(at))) at += 1;
  return at < to ? contentParts(text, from, to) : NONE;
}

const NONE: readonly Part[] = [];

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

export function attributeValue(text: string, { offset, end }: XmlAttribute): Part | null {
  const start = text.indexOf(text.charAt(end - 1), offset) + 1;
  const [part] = trimmed(text.slice(start, end - 1), start, 'attribute');
  return part ?? null;
}

function trimmed(raw: string, offset: number, form: 'text' | 'cdata' | 'attribute'): readonly Part[] {
  let first = 0;
  let last = raw.length;
  while (first < last && isBlank(raw.charCodeAt(first))) first += 1;
  while (last > first && isBlank(raw.charCodeAt(last - 1))) last -= 1;
  if (first === last) return NONE;
  const inner = raw.slice(first, last);
  const plain = inner.includes('\r') ? inner.replaceAll('\r\n', '\n') : inner;
  const value =
    form === 'cdata' || !plain.includes('&') ? plain : resolveReferences(plain, 0, (literal) => literal);
  return [{ form, offset: offset + first, end: offset + last, value, crlf: plain !== inner }];
}

/** Escapes a value for its part. */
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
