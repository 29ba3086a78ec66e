import { code, codeList } from './codeList.ts';

export const EsigibilitaIVACodes = codeList('EsigibilitaIVA', { it: 'IT?', en: 'EN?' }, [
  code('D', 'IT?', 'EN?'),
  code('I', 'IT?', 'EN?'),
  code('S', 'IT?', 'EN?'),
]);
