/** Texts as XML has them. */

/** The characters that plain text does not contain: markup, carriage returns, and all that may be forbidden. */
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

/** A text as character data. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (found) => ESCAPES[found] ?? found);
}

/** A text as the value of an attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (found) => ESCAPES[found] ?? found);
}
