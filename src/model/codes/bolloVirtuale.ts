import { code, codeList } from './codeList.ts';

export const BolloVirtualeCodes = codeList('BolloVirtuale', { it: 'IT?', en: 'EN?' }, [
  code('SI', 'IT?', 'EN?'),
]);
