/** Writes an invoice as YAML that every parser reads as the same text. */
import { Document, isScalar, visit } from 'yaml';

/** Characters that could control a terminal or that YAML forbids: written as \uXXXX in quotes. */
const ESCAPED = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/** Text allowed without quotes, unless the library adds them for another reason. */
const PLAIN = /^\p{L}[^\0-\x1f]*$/u;

/**
 * Parsers of YAML 1.1 read `NO` as false, `0123` as 83, `12:30` as 750 and `2026-03-02` as a date, and those of 1.2
 * read `10.00` as the number ten. Every value that a parser could misread is quoted.
 *
 * @param indent Spaces per level, at least 1.
 */
export function writeYaml(invoice: object, indent: number): string {
  const document = new Document(invoice, { version: '1.2', schema: 'core', compat: 'yaml-1.1' });
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || typeof node.value !== 'string') return;
      if (!PLAIN.test(node.value) || node.value.search(ESCAPED) >= 0) node.type = 'QUOTE_DOUBLE';
    },
  });
  return document
    .toString({ indent, lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER })
    .replace(ESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
