import { code, codeList } from './codeList.ts';

/** Formats of the ordinary invoice (field 1.1.3, and the attribute `versione` of the root). */
export const FormatoTrasmissioneCodes = codeList(
  'FormatoTrasmissione',
  { it: 'Formato della fattura ordinaria', en: 'Format of the ordinary invoice' },
  [
    code(
      'FPA12',
      'Fattura ordinaria verso la pubblica amministrazione',
      'Ordinary invoice to the public administration',
    ),
    code('FPR12', 'Fattura ordinaria verso soggetti privati', 'Ordinary invoice to private parties'),
  ],
);
