/** Escaping of text for XML. */

/** Characters that need escaping or may be forbidden: markup, control characters, surrogates. */
export const SPECIAL = /[&<>\0-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]/;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Escapes a text as character data. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (found) => ESCAPES[found] ?? found);
}

/** Escapes a text as an attribute value. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (found) => ESCAPES[found] ?? found);
}
