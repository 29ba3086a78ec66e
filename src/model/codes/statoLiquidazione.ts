import { code, codeList } from './codeList.ts';

export const StatoLiquidazioneCodes = codeList('StatoLiquidazione', { it: 'IT?', en: 'EN?' }, [
  code('LS', 'IT?', 'EN?'),
  code('LN', 'IT?', 'EN?'),
]);
