/** An invoice as YAML that every reader takes for the same text. */
import { Document, isScalar, visit } from 'yaml';

/** The characters that could control a terminal, or that YAML cannot contain: written as \uXXXX, in quotes. */
const ESCAPED = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/** Text that may stand without quotes, where the library sees no other reason for them. */
const PLAIN = /^\p{L}[^\0-\x1f]*$/u;

/**
 * Readers of YAML 1.1 take `NO` for false, `0123` for 83, `12:30` for 750 and `2026-03-02` for a day, and those of 1.2
 * take `10.00` for the number ten: whatever any of them could mistake stands between quotes.
 *
 * @param indent Blanks a level, 1 or more.
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
