import { parseInvoice } from 'fattura';
import { convertInvoice } from 'fattura/en16931';
import { measure } from './protocol.ts';

/** Reading, conversion with the report of every value, the rules of EN 16931, writing. */
measure((files) => {
  let characters = 0;
  for (const bytes of files) characters += convertInvoice(parseInvoice(bytes), { to: 'ubl' }).xml.length;
  return characters > 0 ? files.length : 0;
});
