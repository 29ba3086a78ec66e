import { isCreditNote } from '../../domain/documents.ts';
import { given, shownArgument } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import type { ColumnSource, ExportColumn, Row } from './column.ts';
import { documentColumns } from './documentColumns.ts';
import { invoiceColumns } from './invoiceColumns.ts';
import { totalOf } from './invoiceHead.ts';
import { lineColumns, paymentColumns, summaryColumns } from './itemColumns.ts';
import { listAt, textAt, valueAt } from './source.ts';

/** Kinds of rows. */
export type ExportedRows = 'invoices' | 'lines' | 'summaries' | 'payments';

export interface ExportOptions {
  /** The unit of a row: an invoice (default), a line, a summary by rate, or an instalment. */
  readonly rows?: ExportedRows;
  /**
   * Exports amounts of credit notes (TD04, TD08) as stated. By default, they are negated, so that the amounts of
   * several documents can be added, unless the total of the credit note is already negative.
   */
  readonly asStated?: boolean;
}

/** A row with the names of {@link exportColumns}; null for missing values. Amounts are exact text. */
export type ExportRow = Readonly<Record<string, string | number | null>>;

/** Columns after those of the document. */
const COLUMNS: Readonly<Record<ExportedRows, readonly ColumnSource[]>> = {
  invoices: invoiceColumns,
  lines: lineColumns,
  summaries: summaryColumns,
  payments: paymentColumns,
};

/** Returns the columns of such rows, in order: the same for every invoice in every format. */
export function exportColumns(rows: ExportedRows): readonly ExportColumn[] {
  ofKind(rows);
  return [...documentColumns, ...COLUMNS[rows]].map(({ name, kind }) => ({ name, kind }));
}

/**
 * Generates the rows of invoices on demand; each invoice of a lotto has its own. Amounts are those in the invoice,
 * except for the sign of credit notes; nothing is corrected. Partially read invalid files are also accepted: missing
 * values and values of a wrong type are null.
 *
 * A simplified invoice (FSM10) has lines and summaries with `importo`, VAT included, and no payments.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { exportRows, parseInvoice } from 'fattura';
 *
 * const invoices = [parseInvoice(await readFile('invoice.xml'))];
 * for (const { numero, numero_linea, prezzo_totale } of exportRows(invoices, { rows: 'lines' }))
 *   console.log(numero, numero_linea, prezzo_totale);
 * // prints: 2025/118 1 200.00
 * // prints: 2025/118 2 40.00
 * ```
 */
export function* exportRows(
  invoices: Iterable<ReadonlyInvoice>,
  options: ExportOptions = {},
): Generator<ExportRow> {
  given('invoices', invoices, 'list');
  given('options', options, 'object');
  const rows = options.rows ?? 'invoices';
  ofKind(rows);
  const empty = emptyRow(rows);
  for (const invoice of invoices) yield* rowsOf(invoice, rows, { ...options, empty });
}

/** A row with all columns. */
function emptyRow(rows: ExportedRows): ExportRow {
  return Object.fromEntries([...documentColumns, ...COLUMNS[rows]].map(({ name }) => [name, null]));
}

/** @throws RangeError for an unknown kind of rows. */
function ofKind(rows: unknown): void {
  const kinds = Object.keys(COLUMNS);
  if (typeof rows !== 'string' || !kinds.includes(rows))
    throw new RangeError(`rows: expected one of ${kinds.join(', ')}, not ${shownArgument(rows)}`);
}

function* rowsOf(
  invoice: unknown,
  rows: ExportedRows,
  { asStated = false, empty }: ExportOptions & { readonly empty: ExportRow },
): Generator<ExportRow> {
  const header = valueAt(invoice, 'fattura_elettronica_header');
  for (const [index, body] of listAt(invoice, 'fattura_elettronica_body').entries()) {
    const document: DocumentRow = {
      invoice,
      header,
      body,
      corpo: index + 1,
      reversed: !asStated && givesBack(body),
    };
    const shared = { ...document, item: body, around: null };
    const values = documentColumns.map((column) => column.value(shared));
    for (const one of itemsOf(body, rows)) {
      const own = { ...document, ...one };
      // Copies of one object keep its shape, which is six times faster than to add columns one by one.
      const row: Record<string, string | number | null> = { ...empty };
      for (const [at, { name }] of documentColumns.entries()) row[name] = values[at] ?? null;
      for (const { name, value } of COLUMNS[rows]) row[name] = value(own);
      yield row;
    }
  }
}

/**
 * True for a credit note with positive amounts, as the specification requires. Some have negative amounts: negating
 * those would add them to the sales.
 */
function givesBack(body: unknown): boolean {
  const kind = textAt(body, 'dati_generali.dati_generali_documento.tipo_documento');
  if (kind === null || !isCreditNote(kind)) return false;
  return totalOf(body)?.startsWith('-') !== true;
}

type Item = Pick<Row, 'item' | 'around'>;
type DocumentRow = Omit<Row, keyof Item>;

function itemsOf(body: unknown, rows: ExportedRows): readonly Item[] {
  switch (rows) {
    case 'invoices':
      return [{ item: body, around: null }];
    case 'payments':
      return listAt(body, 'dati_pagamento').flatMap((around) =>
        listAt(around, 'dettaglio_pagamento').map((item) => ({ item, around })),
      );
    default: {
      const goods = valueAt(body, 'dati_beni_servizi');
      // In the simplified format, an item is both line and summary.
      const items = Array.isArray(goods) ? goods : listAt(goods, ITEMS[rows]);
      return items.map((item: unknown) => ({ item, around: goods }));
    }
  }
}

const ITEMS = { lines: 'dettaglio_linee', summaries: 'dati_riepilogo' } as const;
