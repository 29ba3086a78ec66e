import { validate, writeInvoice } from 'fattura';
import { buildInvoice, type InvoiceBrief } from 'fattura/build';
import { measure } from './protocol.ts';

let briefs: readonly InvoiceBrief[] | undefined;
let accepted = 0;

measure((files) => {
  if (briefs === undefined) {
    briefs = files.map((bytes) => JSON.parse(bytes.toString()) as InvoiceBrief);
    const texts = briefs.map((brief) => writeInvoice(buildInvoice(brief)));
    accepted = texts.filter((xml) => validate(xml).verdict === 'valid').length;
  }
  let characters = 0;
  for (const brief of briefs) characters += writeInvoice(buildInvoice(brief)).length;
  return characters > 0 ? accepted : 0;
});
