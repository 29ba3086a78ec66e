import { code, codeList } from './codeList.ts';

/** Field 1.2.4.5. */
export const StatoLiquidazioneCodes = codeList(
  'StatoLiquidazione',
  { it: 'Stato di liquidazione della società', en: 'Whether the company is being wound up' },
  [code('LS', 'In liquidazione', 'In liquidation'), code('LN', 'Non in liquidazione', 'Not in liquidation')],
);
