import { code, codeList } from './codeList.ts';

export const TipoRitenutaCodes = codeList('TipoRitenuta', { it: 'IT?', en: 'EN?' }, [
  code('RT01', 'IT?', 'EN?'),
  code('RT02', 'IT?', 'EN?'),
  code('RT03', 'IT?', 'EN?'),
  code('RT04', 'IT?', 'EN?'),
  code('RT05', 'IT?', 'EN?'),
  code('RT06', 'IT?', 'EN?'),
]);
