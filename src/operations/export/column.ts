/** Columns of an export, as data. */
import { textAt } from './source.ts';

/** Source of a row; its values can have any type if the invoice is invalid. */
export interface Row {
  readonly invoice: unknown;
  readonly header: unknown;
  readonly body: unknown;
  /** The number of the body, from 1. */
  readonly corpo: number;
  /** The line, summary or payment; the body if a row is an invoice. */
  readonly item: unknown;
  /** The block that contains the item. */
  readonly around: unknown;
  /** True if amounts change their sign, as in a credit note. */
  readonly reversed: boolean;
}

/** A column of an export. */
export interface ExportColumn {
  /** Stable name: the JSON name of the field, if the column is a single field. */
  readonly name: string;
  /** `amount`: an exact decimal number as text, with a point (also quantities and rates). `count`: an integer. */
  readonly kind: 'text' | 'date' | 'amount' | 'count';
}

export interface ColumnSource extends ExportColumn {
  value(row: Row): string | number | null;
}

/** Columns of amounts, negated in credit notes: positive amounts increase the customer's debt. */
export function money(...columns: readonly ColumnSource[]): readonly ColumnSource[] {
  return columns.map((one) => ({
    ...one,
    value(row) {
      const value = one.value(row);
      return row.reversed && typeof value === 'string' ? opposite(value) : value;
    },
  }));
}

/** Negates an amount; other values do not change, and zero gets no sign. */
function opposite(text: string): string {
  if (!/^-?[0-9]+(?:\.[0-9]+)?$/.test(text) || !/[1-9]/.test(text)) return text;
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
}

type From = 'invoice' | 'header' | 'body' | 'item' | 'around';

/** Column with the text at the first of these paths that has one. */
export function column(
  name: string,
  kind: ExportColumn['kind'],
  from: From,
  ...paths: readonly string[]
): ColumnSource {
  return {
    name,
    kind,
    value(row) {
      const text = textAt(row[from], ...paths);
      return kind === 'count' && text !== null && /^[0-9]{1,15}$/.test(text) ? Number(text) : text;
    },
  };
}

/** Column computed from several fields. */
export function computed(
  name: string,
  kind: ExportColumn['kind'],
  value: ColumnSource['value'],
): ColumnSource {
  return { name, kind, value };
}

/** Columns for fields of the item, with their JSON names. */
export function fieldsOf(kind: ExportColumn['kind'], ...names: readonly string[]): readonly ColumnSource[] {
  return names.map((name) => column(name, kind, 'item', name));
}
