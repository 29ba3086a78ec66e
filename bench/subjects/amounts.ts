import { parseInvoice } from 'fattura/xml';

/** The amounts of an invoice that its lines and summary must bring together. */
export interface Amounts {
  readonly lines: readonly { readonly quantity: string; readonly price: string; readonly total: string }[];
  readonly taxable: string;
  readonly rate: string;
  readonly tax: string;
}

/** Taken from the invoices before the clock runs. */
export function amounts(files: readonly Buffer[]): readonly Amounts[] {
  return files.map((bytes) => {
    const invoice = parseInvoice(bytes);
    if (invoice.versione === 'FSM10') throw new Error('an ordinary invoice was expected');
    const [body] = invoice.fattura_elettronica_body;
    const [summary] = body?.dati_beni_servizi.dati_riepilogo ?? [];
    if (body === undefined || summary === undefined) throw new Error('an invoice without summary');
    return {
      lines: body.dati_beni_servizi.dettaglio_linee.map((line) => ({
        quantity: line.quantita ?? '1.00',
        price: line.prezzo_unitario,
        total: line.prezzo_totale,
      })),
      taxable: summary.imponibile_importo,
      rate: summary.aliquota_iva,
      tax: summary.imposta,
    };
  });
}
