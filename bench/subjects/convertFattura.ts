import { parseInvoice } from 'fattura';
import { convertInvoice, readEuropean } from 'fattura/en16931';
import { validateInvoice } from 'fattura/validate';
import { measure } from './protocol.ts';

let documents: readonly string[] | undefined;

/** From UBL: reading, rules, conversion, the check of the FatturaPA by all controls, writing. */
measure((files) => {
  documents ??= files.map((bytes) => convertInvoice(parseInvoice(bytes), { to: 'ubl' }).xml);
  let characters = 0;
  for (const xml of documents) {
    const options = { to: 'fatturapa', check: validateInvoice, set: { '2.2.1.14': 'N2.2' } } as const;
    characters += convertInvoice(readEuropean(xml), options).xml.length;
  }
  return characters > 0 ? documents.length : 0;
});
