/** Texts of strangers in a table, none of which a spreadsheet may run. */

/** The characters that start a formula, also in full-width form, which some programs accept. */
const SIGNS = '=+\\-@\uff1d\uff0b\uff0d\uff20';

/** Signs at which programs split a line unasked, whatever stands between our cells, and ends of lines. */
const SPLITS = '\\t\\n\\v\\f\\r\\x85\\u2028\\u2029,;|';

/** Blanks and quotation marks that a reader may take away before it looks at what a cell begins with. */
const SKIPPED = '(?:(?![\\t\\n\\v\\f\\r\\x85\\u2028\\u2029])[\\s"\\u00ad\\u200b-\\u200f\\u2060\\ufeff])*';

const NUMBER = '-\\d+(?:[.,]\\d+)*';

/** A sign at the beginning of what such a reader makes a cell of, unless the cell is a negative number. */
const AT_SPLIT = new RegExp(
  `((?:^|[${SPLITS}])${SKIPPED})(?!${NUMBER}[^\\S\\n]*(?:$|[\\t\\n\\r;|]))(?=[${SIGNS}])`,
  'gu',
);

/**
 * A sign after a blank or any other sign, at which a person may let a line be split; but not `A - B`, `-5 °C`, `-10%`,
 * which are no formulas whatever stands before them.
 */
const ELSEWHERE = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?=[${SIGNS}])(?![-+=]{1,80}(?:[\\s,;|)]|$))(?![-+]\\d+(?:[.,]\\d+)*[%€°]?\\p{L}{0,2}(?:[\\s;|)]|$))`,
  'gu',
);

/** A whole cell that is a number is none, with a point or a comma. */
const NEGATIVE = /^-\d+(?:[.,]\d+)?$/;

/** An apostrophe stands before each sign that could begin a formula: spreadsheets take what follows for text. */
export function withoutFormula(text: string): string {
  if (NEGATIVE.test(text)) return text;
  return text.replace(AT_SPLIT, "$1'").replace(ELSEWHERE, "'");
}
