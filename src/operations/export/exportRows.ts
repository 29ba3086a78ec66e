import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import type { ColumnSource, ExportColumn, Row } from './column.ts';
import { invoiceColumns } from './invoiceColumns.ts';
import { lineColumns, paymentColumns, summaryColumns } from './itemColumns.ts';
import { listAt, valueAt } from './source.ts';

/** What a row is. */
export type ExportedRows = 'invoices' | 'lines' | 'summaries' | 'payments';

export interface ExportOptions {
  /** A row an invoice (unless told), a line, a summary by rate, or an instalment. */
  readonly rows?: ExportedRows;
}

/** A row by the names of {@link exportColumns}; null where the invoice says nothing. Amounts are text, and exact. */
export type ExportRow = Readonly<Record<string, string | number | null>>;

const COLUMNS: Readonly<Record<ExportedRows, readonly ColumnSource[]>> = {
  invoices: invoiceColumns,
  lines: lineColumns,
  summaries: summaryColumns,
  payments: paymentColumns,
};

/** The columns that such rows have, in their order: the same for every invoice of every format. */
export function exportColumns(rows: ExportedRows): readonly ExportColumn[] {
  return COLUMNS[rows].map(({ name, kind }) => ({ name, kind }));
}

/**
 * The rows of invoices, one after the other as they are asked for; each invoice of a lotto has its own. Amounts are
 * as the invoice states them (a credit note has no minus), and nothing is corrected. What is read of an invalid file
 * may be given too: what is not there, or is something else, is null.
 *
 * A simplified invoice (FSM10) has lines and summaries with `importo`, VAT included, and no payments.
 */
export function* exportRows(
  invoices: Iterable<ReadonlyInvoice>,
  options: ExportOptions = {},
): Generator<ExportRow> {
  const rows = options.rows ?? 'invoices';
  for (const invoice of invoices) {
    for (const row of rowsOf(invoice, rows)) {
      yield Object.fromEntries(COLUMNS[rows].map(({ name, value }) => [name, value(row)]));
    }
  }
}

function rowsOf(invoice: unknown, rows: ExportedRows): readonly Row[] {
  const header = valueAt(invoice, 'fattura_elettronica_header');
  return listAt(invoice, 'fattura_elettronica_body').flatMap((body, index) =>
    itemsOf(body, rows).map((one) => ({ invoice, header, body, corpo: index + 1, ...one })),
  );
}

function itemsOf(body: unknown, rows: ExportedRows): readonly Pick<Row, 'item' | 'around'>[] {
  switch (rows) {
    case 'invoices':
      return [{ item: body, around: null }];
    case 'payments':
      return listAt(body, 'dati_pagamento').flatMap((around) =>
        listAt(around, 'dettaglio_pagamento').map((item) => ({ item, around })),
      );
    default: {
      const goods = valueAt(body, 'dati_beni_servizi');
      // In the simplified format an item is line and summary in one.
      const items = Array.isArray(goods) ? goods : listAt(goods, ITEMS[rows]);
      return items.map((item: unknown) => ({ item, around: goods }));
    }
  }
}

const ITEMS = { lines: 'dettaglio_linee', summaries: 'dati_riepilogo' } as const;
