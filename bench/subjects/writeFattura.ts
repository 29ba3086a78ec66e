import { type Invoice, parseInvoice, writeInvoice } from 'fattura';
import { measure } from './protocol.ts';

let invoices: readonly Invoice[] | undefined;

measure((files) => {
  invoices ??= files.map((bytes) => parseInvoice(bytes));
  let characters = 0;
  for (const invoice of invoices) characters += writeInvoice(invoice).length;
  return characters > 0 ? invoices.length : 0;
});
