/** Guards cells of tables against formulas. */
import { given } from '../../model/given.ts';

/** Characters that start a formula, also in full-width form, which some programs accept. */
const SIGNS = '=+\\-@\uff1d\uff0b\uff0d\uff20';

/** Separators that some programs split at regardless of our delimiter, and line breaks. */
const SPLITS = '\\t\\n\\v\\f\\r\\x85\\u2028\\u2029,;|';

/** Blanks and quotation marks that a reader may strip before it interprets a cell. */
const SKIPPED = '(?:(?![\\t\\n\\v\\f\\r\\x85\\u2028\\u2029])[\\s"\\u00ad\\u200b-\\u200f\\u2060\\ufeff])*';

const NUMBER = '-\\d+(?:[.,]\\d+)*';

/** A formula character at the start of a cell as such a program splits it, unless the cell is a negative number. */
const AT_SPLIT = new RegExp(
  `((?:^|[${SPLITS}])${SKIPPED})(?!${NUMBER}[^\\S\\n]*(?:$|[\\t\\n\\r;|]))(?=[${SIGNS}])`,
  'gu',
);

/**
 * A formula character after a blank or any other separator that a user may choose to split at; but not in `A - B`,
 * `sconto -10%` and `minima -5 °C`, which are never formulas.
 */
const ELSEWHERE = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?=[${SIGNS}])(?![-+=]{1,80}(?:[\\s,;|)]|$))(?![-+]\\d+(?:[.,]\\d+)*[%€°]?\\p{L}{0,2}(?:[\\s;|)]|$))`,
  'gu',
);

/** A formula character that follows no ASCII letter or digit: without one, as in dates and names, no formula starts. */
const POSSIBLE = new RegExp(`(?<![A-Za-z0-9])[${SIGNS}]`, 'u');

/** A cell that is just a negative number, with a decimal point or comma, is not a formula. */
const NEGATIVE = /^-\d+(?:[.,]\d+)?$/;

/**
 * Puts an apostrophe before each character that could start a formula, so that spreadsheets read the cell of a CSV as
 * text. Texts of invoices come from others: a formula in them could read other cells and send them.
 *
 * @example
 * ```ts
 * import { withoutFormula } from 'fattura';
 *
 * console.log(withoutFormula('=1+1')); // prints: '=1+1
 * ```
 */
export function withoutFormula(text: string): string {
  given('text', text, 'text');
  if (!POSSIBLE.test(text) || NEGATIVE.test(text)) return text;
  return text.replace(AT_SPLIT, "$1'").replace(ELSEWHERE, "'");
}
