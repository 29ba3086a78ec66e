import { code, codeList } from './codeList.ts';

export const TipoDocumentoSemplificataCodes = codeList(
  'TipoDocumentoSemplificata',
  { it: 'IT?', en: 'EN?' },
  [code('TD07', 'IT?', 'EN?'), code('TD08', 'IT?', 'EN?'), code('TD09', 'IT?', 'EN?')],
);
