import { block, element, many, one } from '../grammar.ts';
import { FatturaElettronicaBodySemplificata } from './body.ts';
import { FatturaElettronicaHeaderSemplificata } from './header.ts';

export const FatturaElettronicaSemplificata = block(
  'FatturaElettronicaSemplificata',
  [
    element(
      'FatturaElettronicaHeader',
      FatturaElettronicaHeaderSemplificata,
      one,
      'Testata comune a tutte le fatture del file: trasmissione, fornitore e cliente.',
      'Header shared by all invoices in the file: transmission, supplier and customer.',
    ),
    element(
      'FatturaElettronicaBody',
      FatturaElettronicaBodySemplificata,
      many,
      'Corpo di una singola fattura; si ripete quando il file contiene un lotto di fatture.',
      'Body of one invoice; repeated when the file carries a batch (lotto) of invoices.',
    ),
  ],
  'FatturaElettronicaType',
);
