import { code, codeList } from './codeList.ts';

/** Liquidation status of the supplier (field 1.2.4.5). */
export const StatoLiquidazioneCodes = codeList(
  'StatoLiquidazione',
  { it: 'Stato di liquidazione della società', en: 'Liquidation status of the company' },
  [code('LS', 'In liquidazione', 'In liquidation'), code('LN', 'Non in liquidazione', 'Not in liquidation')],
);
