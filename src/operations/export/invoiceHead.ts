/** Reads only the columns that identify an invoice: ten times as fast as a whole row. */
import type { ColumnSource, Row } from './column.ts';
import { documentColumns } from './documentColumns.ts';
import { documentTotal, invoiceColumns } from './invoiceColumns.ts';
import { listAt, sumOf, textAt, valueAt } from './source.ts';

/** A party as the invoice states it; null for missing values. */
export interface HeadParty {
  /** Country and code, such as IT01234567890. */
  readonly vatNumber: string | null;
  readonly taxCode: string | null;
  readonly name: string | null;
}

export interface HeadDocument {
  readonly number: string | null;
  readonly date: string | null;
  /** As stated, otherwise the sum of the summaries, VAT included; null if it has neither. */
  readonly total: string | null;
}

export interface InvoiceHead {
  /** FPA12, FPR12 or FSM10. */
  readonly format: string | null;
  readonly seller: HeadParty;
  readonly buyer: HeadParty;
  /** One for each invoice of a lotto. */
  readonly documents: readonly HeadDocument[];
}

/** Reads the head of an invoice, also of an invalid one: missing values and values of a wrong type are null. */
export function invoiceHead(invoice: unknown): InvoiceHead {
  const header = valueAt(invoice, 'fattura_elettronica_header');
  const bodies = listAt(invoice, 'fattura_elettronica_body');
  const [body] = bodies;
  const first = { invoice, header, body, corpo: 1, item: body, around: null, reversed: false };
  const { format, number, date, seller, buyer } = headColumns();
  return {
    format: textOf(format, first),
    seller: partyOf(seller, first),
    buyer: partyOf(buyer, first),
    documents: bodies.map((one) => {
      const row = { ...first, body: one, item: one };
      return { number: textOf(number, row), date: textOf(date, row), total: totalOf(one) };
    }),
  };
}

/** The total of a body as stated, otherwise the sum of its summaries, VAT included; null if it has neither. */
export function totalOf(body: unknown): string | null {
  return documentTotal({ body }) ?? summed(body);
}

function summed(body: unknown): string | null {
  const summaries = listAt(body, 'dati_beni_servizi.dati_riepilogo');
  return sumOf(summaries.flatMap((one) => [textAt(one, 'imponibile_importo'), textAt(one, 'imposta')]));
}

interface PartyColumns {
  readonly vatNumber: ColumnSource;
  readonly taxCode: ColumnSource;
  readonly name: ColumnSource;
}

interface HeadColumns {
  readonly format: ColumnSource;
  readonly number: ColumnSource;
  readonly date: ColumnSource;
  readonly seller: PartyColumns;
  readonly buyer: PartyColumns;
}

let known: HeadColumns | undefined;

/** Computed by the first call: bundlers cannot remove code that runs when a module is loaded. */
function headColumns(): HeadColumns {
  known ??= {
    format: columnNamed('versione'),
    number: columnNamed('numero'),
    date: columnNamed('data'),
    seller: partyColumns('cedente'),
    buyer: partyColumns('cessionario'),
  };
  return known;
}

function columnNamed(name: string): ColumnSource {
  const found = [...documentColumns, ...invoiceColumns].find((column) => column.name === name);
  if (found === undefined) throw new RangeError(`unknown column ${name}`);
  return found;
}

function partyColumns(party: 'cedente' | 'cessionario'): PartyColumns {
  return {
    vatNumber: columnNamed(`${party}_id_fiscale_iva`),
    taxCode: columnNamed(`${party}_codice_fiscale`),
    name: columnNamed(`${party}_denominazione`),
  };
}

function partyOf({ vatNumber, taxCode, name }: PartyColumns, row: Row): HeadParty {
  return { vatNumber: textOf(vatNumber, row), taxCode: textOf(taxCode, row), name: textOf(name, row) };
}

function textOf({ value }: ColumnSource, row: Row): string | null {
  const found = value(row);
  return typeof found === 'string' ? found : null;
}
