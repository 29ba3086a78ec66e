/** Rows as comma-separated values (RFC 4180, with line feeds). */
import { type Options, stringify } from 'csv-stringify/sync';
import type { ExportColumn, ExportRow } from '../../operations/index.ts';
import { visible } from '../../validate/index.ts';
import type { Csv } from './settings.ts';

const AMOUNT = /^-?[0-9]+(?:\.[0-9]+)?$/;

/**
 * Texts come from strangers, and a spreadsheet runs what begins like a formula (=, +, -, @): such a text gets an
 * apostrophe before it. A negative amount is none.
 */
const FORMULAS: Options = {
  escape_formulas: true,
  cast: {
    string: (value) => (NEGATIVE.test(value) ? { value, escape_formulas: false } : value),
  },
};

const NEGATIVE = /^-[0-9]+(?:[.,][0-9]+)?$/;

export function csvHead(columns: readonly ExportColumn[], { delimiter, bom }: Csv): string {
  return `${bom ? '\ufeff' : ''}${stringify([columns.map(({ name }) => name)], { delimiter })}`;
}

/** @param onTerminal Whether control characters have to be shown as symbols. */
export function csvRows(
  rows: readonly ExportRow[],
  columns: readonly ExportColumn[],
  { form: { delimiter, decimalComma }, onTerminal }: { readonly form: Csv; readonly onTerminal: boolean },
): string {
  const cell = (value: ExportRow[string] | undefined, { kind }: ExportColumn): string => {
    if (value === null || value === undefined) return '';
    const text = onTerminal ? visible(String(value)) : String(value);
    return decimalComma && kind === 'amount' && AMOUNT.test(text) ? text.replace('.', ',') : text;
  };
  const cells = rows.map((row) => columns.map((column) => cell(row[column.name], column)));
  return stringify(cells, { ...FORMULAS, delimiter });
}
