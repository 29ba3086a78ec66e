/** Parts of XML text that contain a value: location, value and escaping. */
import type { XmlAttribute } from '../../xml/namespaces.ts';
import { resolveReferences } from '../../xml/startTag.ts';
import { escapeAttribute, escapeText } from '../../xml/write.ts';

export type XmlForm = 'text' | 'cdata' | 'attribute' | 'comment';

/** A part without surrounding blanks. */
export interface XmlPart {
  readonly form: XmlForm;
  readonly offset: number;
  readonly end: number;
}

const PIECES = /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[^<]+/g;
const CDATA_START = '<![CDATA['.length;

const NONE: readonly XmlPart[] = [];

/** Returns the non-blank parts of text between tags. */
export function contentParts(text: string, from: number, to: number): readonly XmlPart[] {
  let at = from;
  while (at < to && isBlank(text.charCodeAt(at))) at += 1;
  if (at === to) return NONE;
  const markup = text.indexOf('<', at);
  // Fast path: most elements have a single piece of text.
  if (markup === to || markup === -1) return trimmed(text, at, to, 'text');
  const parts: XmlPart[] = [];
  for (const { 0: piece, 1: data, index } of text.slice(from, to).matchAll(PIECES)) {
    const start = from + index;
    if (data !== undefined) {
      parts.push(...trimmed(text, start + CDATA_START, start + CDATA_START + data.length, 'cdata'));
    } else if (!piece.startsWith('<')) parts.push(...trimmed(text, start, start + piece.length, 'text'));
  }
  return parts;
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

export function attributeParts(text: string, { offset, end }: XmlAttribute): readonly XmlPart[] {
  const start = text.indexOf(text.charAt(end - 1), offset) + 1;
  return trimmed(text, start, end - 1, 'attribute');
}

function trimmed(text: string, offset: number, end: number, form: XmlForm): readonly XmlPart[] {
  let first = offset;
  let last = end;
  while (first < last && isBlank(text.charCodeAt(first))) first += 1;
  while (last > first && isBlank(text.charCodeAt(last - 1))) last -= 1;
  return first === last ? NONE : [{ form, offset: first, end: last }];
}

/** The value of a part as written. */
export function xmlText(raw: string, form: XmlForm): string {
  if (form === 'comment') return raw;
  const plain = raw.includes('\r') ? raw.replaceAll('\r\n', '\n') : raw;
  return form === 'cdata' || !plain.includes('&') ? plain : resolveReferences(plain, 0, (literal) => literal);
}

/** Characters that are escaped anywhere, and line ends. */
const SPECIAL = /[&<>"'\t\n\r]/;

/** Writes a value in the form of a part, and with its line ends. @param old The part as it was written. */
export function xmlWritten(value: string, form: XmlForm, old: () => string): string {
  if (form === 'comment' || !SPECIAL.test(value)) return value;
  const lines = (text: string): string =>
    text.includes('\n') && old().includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  switch (form) {
    case 'cdata':
      return lines(value);
    case 'attribute':
      return escapeAttribute(lines(value)).replaceAll("'", '&apos;');
    case 'text':
      return lines(escapeText(value));
  }
}
