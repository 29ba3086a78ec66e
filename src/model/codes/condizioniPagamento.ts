import { code, codeList } from './codeList.ts';

export const CondizioniPagamentoCodes = codeList('CondizioniPagamento', { it: 'IT?', en: 'EN?' }, [
  code('TP01', 'IT?', 'EN?'),
  code('TP02', 'IT?', 'EN?'),
  code('TP03', 'IT?', 'EN?'),
]);
