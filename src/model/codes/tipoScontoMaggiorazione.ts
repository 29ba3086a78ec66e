import { code, codeList } from './codeList.ts';

export const TipoScontoMaggiorazioneCodes = codeList('TipoScontoMaggiorazione', { it: 'IT?', en: 'EN?' }, [
  code('SC', 'IT?', 'EN?'),
  code('MG', 'IT?', 'EN?'),
]);
