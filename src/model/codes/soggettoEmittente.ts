import { code, codeList } from './codeList.ts';

export const SoggettoEmittenteCodes = codeList('SoggettoEmittente', { it: 'IT?', en: 'EN?' }, [
  code('CC', 'IT?', 'EN?'),
  code('TZ', 'IT?', 'EN?'),
]);
