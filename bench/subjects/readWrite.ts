import { parseInvoice, writeInvoice } from 'fattura';
import { measure } from './protocol.ts';

/** The least that any conversion from FatturaPA has to do. */
measure((files) => {
  let characters = 0;
  for (const bytes of files) characters += writeInvoice(parseInvoice(bytes)).length;
  return characters > 0 ? files.length : 0;
});
