/** Rows as comma-separated values (RFC 4180). */
import { stringify } from 'csv-stringify/sync';
import type { ExportColumn, ExportRow } from '../../operations/index.ts';
import { visible } from '../../validate/index.ts';
import type { Csv } from './settings.ts';

const AMOUNT = /^-?[0-9]+(?:\.[0-9]+)?$/;

export function csvHead(columns: readonly ExportColumn[], form: Csv): string {
  return `${form.bom ? '\ufeff' : ''}${stringify([columns.map(({ name }) => name)], look(form))}`;
}

/** @param onTerminal Whether control characters have to be shown as symbols. */
export function csvRows(
  rows: readonly ExportRow[],
  columns: readonly ExportColumn[],
  { form, onTerminal }: { readonly form: Csv; readonly onTerminal: boolean },
): string {
  const cell = (value: ExportRow[string] | undefined, { kind }: ExportColumn): string => {
    if (value === null || value === undefined) return '';
    const text = onTerminal ? visible(String(value)) : String(value);
    if (kind === 'count' && typeof value === 'number') return text;
    if (kind === 'amount' && AMOUNT.test(text)) return form.decimalComma ? text.replace('.', ',') : text;
    return form.keepText ? kept(text) : withoutFormula(text);
  };
  const cells = rows.map((row) => columns.map((column) => cell(row[column.name], column)));
  return stringify(cells, look(form));
}

function look({ delimiter, lineEnd }: Csv): {
  readonly delimiter: string;
  readonly record_delimiter: string;
} {
  return { delimiter, record_delimiter: lineEnd };
}

/** The beginnings of months in Italian and English: `mar-25` and `SEPT2` are dates to Excel. */
const MONTHS = 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec';

/** The texts that Excel converts to a number, a date or a boolean: `00123`, `1E5`, `1/2`, `1 gen 2026`, VERO. */
const CONVERTED = new RegExp(
  `^(?:[-(]?[€$£]? ?[.,]?\\d.*|(?:${MONTHS})\\p{L}{0,6}[ ./-]*\\d.*|vero|falso|true|false)$`,
  'iu',
);

/** The longest text in a formula (specifications of Excel). */
const LONGEST_IN_FORMULA = 255;

/** `="00123"`, which Excel shows as the text 00123. Nothing but a text stands in it: no quotation mark, no sign. */
function kept(text: string): string {
  const safe = withoutFormula(text);
  if (safe !== text || text.length > LONGEST_IN_FORMULA || !CONVERTED.test(text)) return safe;
  return /["\p{Cc}]/u.test(text) ? safe : `="${text}"`;
}

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
