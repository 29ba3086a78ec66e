import { code, codeList } from './codeList.ts';

/** The code for amounts subject to withholding (fields 2.2.1.13 and 2.1.1.7.6). */
export const RitenutaCodes = codeList(
  'Ritenuta',
  { it: 'Importo soggetto a ritenuta', en: 'Amount subject to withholding' },
  [
    code(
      'SI',
      'Sì: la ritenuta si applica anche a questo importo',
      'Yes: the withholding also applies to this amount',
    ),
  ],
);
