/** The columns of an export, as data. */
import { textAt } from './source.ts';

/** The source of a row; its values can have any type if the invoice is invalid. */
export interface Row {
  readonly invoice: unknown;
  readonly header: unknown;
  readonly body: unknown;
  /** The number of the body, from 1. */
  readonly corpo: number;
  /** The line, summary or payment; the body itself where a row is an invoice. */
  readonly item: unknown;
  /** The block around it. */
  readonly around: unknown;
  /** True if amounts change their sign, as those of a credit note. */
  readonly reversed: boolean;
}

/** A column of an export. */
export interface ExportColumn {
  /** Stable: the JSON name of the field where it is one field. */
  readonly name: string;
  /** `amount`: a decimal number with a point, exact, as text (quantities and rates too); `count`: an integer. */
  readonly kind: 'text' | 'date' | 'amount' | 'count';
}

export interface ColumnSource extends ExportColumn {
  value(row: Row): string | number | null;
}

/** Columns of money, which a credit note gives back: their sign is that of the customer's debt. */
export function money(...columns: readonly ColumnSource[]): readonly ColumnSource[] {
  return columns.map((one) => ({
    ...one,
    value(row) {
      const value = one.value(row);
      return row.reversed && typeof value === 'string' ? opposite(value) : value;
    },
  }));
}

/** Negates an amount; other values do not change, and zero has no sign. */
function opposite(text: string): string {
  if (!/^-?[0-9]+(?:\.[0-9]+)?$/.test(text) || !/[1-9]/.test(text)) return text;
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
}

type From = 'invoice' | 'header' | 'body' | 'item' | 'around';

/** A column with the text at the first of these paths that has one. */
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

/** A column that is made of more than one field. */
export function computed(
  name: string,
  kind: ExportColumn['kind'],
  value: ColumnSource['value'],
): ColumnSource {
  return { name, kind, value };
}

/** Columns that have the JSON name of a field of the item. */
export function fieldsOf(kind: ExportColumn['kind'], ...names: readonly string[]): readonly ColumnSource[] {
  return names.map((name) => column(name, kind, 'item', name));
}
