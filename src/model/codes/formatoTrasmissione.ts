import { code, codeList } from './codeList.ts';

export const FormatoTrasmissioneCodes = codeList('FormatoTrasmissione', { it: 'IT?', en: 'EN?' }, [
  code('FPA12', 'IT?', 'EN?'),
  code('FPR12', 'IT?', 'EN?'),
]);
