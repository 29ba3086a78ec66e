/** Characters and names of XML 1.0 (fifth edition, §2.2 and §2.3), and references (§4.1). */

/** Characters that XML forbids, lone surrogates included. */
export const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]/u;

const START =
  'A-Z_a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}';
const REST = `${START}\\-.0-9\\u00b7\\u0300-\\u036f\\u203f\\u2040`;

/** Matches a name without a colon at `lastIndex`. */
export const NC_NAME: RegExp = new RegExp(`[${START}][${REST}]*`, 'uy');

/** Returns the end of the name without a colon at `at`; `at` itself if there is none. Most names are ASCII. */
export function endOfName(text: string, at: number): number {
  let end = at;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    if (unit > 0x7f) return endOfAnyName(text, at);
    // Case differs in one bit.
    const small = unit | 0x20;
    if ((small >= 0x61 && small <= 0x7a) || unit === 0x5f) continue;
    const isRest = (unit >= 0x30 && unit <= 0x39) || unit === 0x2d || unit === 0x2e;
    if (!isRest || end === at) break;
  }
  return end;
}

function endOfAnyName(text: string, at: number): number {
  NC_NAME.lastIndex = at;
  return NC_NAME.test(text) ? NC_NAME.lastIndex : at;
}

/** Matches an NMTOKEN: characters of names, including colons. */
export const NMTOKEN: RegExp = new RegExp(`^[:${REST}]+$`, 'u');

/** The predefined entities, most frequent first: nearly all references are among them. */
const ENTITIES = [
  { written: '&amp;', text: '&' },
  { written: '&apos;', text: "'" },
  { written: '&quot;', text: '"' },
  { written: '&lt;', text: '<' },
  { written: '&gt;', text: '>' },
];

/** True if a code point is a character of XML. */
export function isXmlCharacter(point: number): boolean {
  return (
    point === 0x9 ||
    point === 0xa ||
    point === 0xd ||
    (point >= 0x20 && point <= 0xd7ff) ||
    (point >= 0xe000 && point <= 0xfffd) ||
    (point >= 0x10000 && point <= 0x10ffff)
  );
}

export type Reference =
  | { readonly kind: 'text'; readonly text: string; readonly end: number }
  | { readonly kind: 'entity'; readonly name: string; readonly end: number }
  | { readonly kind: 'malformed'; readonly found: string; readonly end: number };

const REFERENCE = /&(?:#(?:x([0-9a-fA-F]+)|([0-9]+))|([^\s;&<>"'#]+));/y;

/** Reads the reference that starts at `offset` with an ampersand. */
export function readReference(text: string, offset: number): Reference {
  for (const { written, text: character } of ENTITIES) {
    if (text.startsWith(written, offset))
      return { kind: 'text', text: character, end: offset + written.length };
  }
  REFERENCE.lastIndex = offset;
  const match = REFERENCE.exec(text);
  if (match === null) {
    const found = /^&[^\s;<&]{0,20};?/.exec(text.slice(offset, offset + 24))?.[0] ?? '&';
    return { kind: 'malformed', found, end: offset + found.length };
  }
  const end = REFERENCE.lastIndex;
  const [found, hex, decimal, name] = match;
  if (name !== undefined) return { kind: 'entity', name, end };
  const point = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16);
  return isXmlCharacter(point)
    ? { kind: 'text', text: String.fromCodePoint(point), end }
    : { kind: 'malformed', found: found.slice(0, 24), end };
}

/** True for A to Z and a to z. */
export function isAsciiLetter(unit: number): boolean {
  // Case differs in one bit.
  const small = unit | 0x20;
  return small >= 0x61 && small <= 0x7a;
}
