import { code, codeList } from './codeList.ts';

export const TipoCessionePrestazioneCodes = codeList('TipoCessionePrestazione', { it: 'IT?', en: 'EN?' }, [
  code('SC', 'IT?', 'EN?'),
  code('PR', 'IT?', 'EN?'),
  code('AB', 'IT?', 'EN?'),
  code('AC', 'IT?', 'EN?'),
]);
