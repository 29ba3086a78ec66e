import { code, codeList } from './codeList.ts';

/** Special kinds of lines (field 2.2.1.2). */
export const TipoCessionePrestazioneCodes = codeList(
  'TipoCessionePrestazione',
  { it: 'Tipo particolare di riga', en: 'Special kind of line' },
  [
    code('SC', 'Sconto', 'Discount'),
    code('PR', 'Premio', 'Premium'),
    code('AB', 'Abbuono', 'Rebate'),
    code('AC', 'Spesa accessoria', 'Ancillary expense'),
  ],
);
