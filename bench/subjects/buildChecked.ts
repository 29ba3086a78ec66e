import { validate, writeInvoice } from 'fattura';
import { buildInvoice, type InvoiceBrief } from 'fattura/build';
import { measure } from './protocol.ts';

let briefs: readonly InvoiceBrief[] | undefined;

/** Also checks each result like a file, with all controls. */
measure((files) => {
  briefs ??= files.map((bytes) => JSON.parse(bytes.toString()) as InvoiceBrief);
  let accepted = 0;
  for (const brief of briefs) {
    if (validate(writeInvoice(buildInvoice(brief))).verdict === 'valid') accepted += 1;
  }
  return accepted;
});
