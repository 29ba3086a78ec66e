import { code, codeList } from './codeList.ts';

/** Discount or surcharge (fields 2.1.1.8.1 and 2.2.1.10.1). */
export const TipoScontoMaggiorazioneCodes = codeList(
  'TipoScontoMaggiorazione',
  { it: 'Sconto o maggiorazione', en: 'Discount or surcharge' },
  [
    code('SC', 'Sconto: riduce il prezzo', 'Discount: lowers the price'),
    code('MG', 'Maggiorazione: aumenta il prezzo', 'Surcharge: raises the price'),
  ],
);
