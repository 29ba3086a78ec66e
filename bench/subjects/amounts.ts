import { parseInvoice } from 'fattura/xml';

/** The amounts of an invoice that must match between its lines and its summary. */
export interface Amounts {
  readonly lines: readonly { readonly quantity: string; readonly price: string; readonly total: string }[];
  readonly taxable: string;
  readonly rate: string;
  readonly tax: string;
}

/** Extracted from the invoices before the measurement. */
export function amounts(files: readonly Buffer[]): readonly Amounts[] {
  return files.map((bytes) => {
    const invoice = parseInvoice(bytes);
    if (invoice.versione === 'FSM10') throw new Error('expected an ordinary invoice');
    const [body] = invoice.fattura_elettronica_body;
    const [summary] = body?.dati_beni_servizi.dati_riepilogo ?? [];
    if (body === undefined || summary === undefined) throw new Error('the invoice has no summary');
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
