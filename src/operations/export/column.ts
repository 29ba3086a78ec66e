/** The columns of an export, as data. */
import { textAt } from './source.ts';

/** What a row is made of; all of it may be anything where the invoice is not valid. */
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
