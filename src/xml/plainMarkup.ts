/** Start tags and text in the form that almost all of an invoice has, for which the general rules of XML are not needed. */
import { isAsciiLetter } from './characters.ts';

/**
 * The offset of the `>` of a start tag that consists of letters and digits, as almost all in an invoice do; -1 for any
 * other.
 */
export function endOfPlainTag(text: string, start: number): number {
  let at = start + 1;
  if (!isAsciiLetter(text.charCodeAt(at))) return -1;
  let unit: number;
  do {
    at += 1;
    unit = text.charCodeAt(at);
  } while (isAsciiLetter(unit) || (unit >= 0x30 && unit <= 0x39));
  return unit === 0x3e ? at : -1;
}

/** The offset of the `<` after text without references and brackets, as almost all is; -1 for any other. */
export function endOfPlainText(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x3c) return at;
    if (unit === 0x26 || unit === 0x5d) return -1;
  }
  return -1;
}
