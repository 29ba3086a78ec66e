import { code, codeList } from './codeList.ts';

export const SocioUnicoCodes = codeList('SocioUnico', { it: 'IT?', en: 'EN?' }, [
  code('SU', 'IT?', 'EN?'),
  code('SM', 'IT?', 'EN?'),
]);
