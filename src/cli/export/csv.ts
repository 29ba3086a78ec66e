/** Rows as comma-separated values (RFC 4180). */
import { stringify } from 'csv-stringify/sync';
import { type ExportColumn, type ExportRow, withoutFormula } from '../../operations/index.ts';
import { visible } from '../../validate/index.ts';
import type { Csv } from './settings.ts';

const AMOUNT = /^-?[0-9]+(?:\.[0-9]+)?$/;

export function csvHead(columns: readonly ExportColumn[], form: Csv): string {
  return `${form.bom ? '\ufeff' : ''}${stringify([columns.map(({ name }) => name)], look(form))}`;
}

/** @param onTerminal True to show control characters as symbols. */
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

/** Prefixes of month names in Italian and English: Excel reads `mar-25` and `SEPT2` as dates. */
const MONTHS = 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec';

/** The texts that Excel converts to a number, a date or a boolean: `00123`, `1E5`, `1/2`, `1 gen 2026`, VERO. */
const CONVERTED = new RegExp(
  `^(?:[-(]?[€$£]? ?[.,]?\\d.*|(?:${MONTHS})\\p{L}{0,6}[ ./-]*\\d.*|vero|falso|true|false)$`,
  'iu',
);

/** The longest text in a formula (specifications of Excel). */
const LONGEST_IN_FORMULA = 255;

/** Writes `="00123"`, which Excel shows as the text 00123. Never for text with quotes, control or formula characters. */
function kept(text: string): string {
  const safe = withoutFormula(text);
  if (safe !== text || text.length > LONGEST_IN_FORMULA || !CONVERTED.test(text)) return safe;
  return /["\p{Cc}]/u.test(text) ? safe : `="${text}"`;
}
