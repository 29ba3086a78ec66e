import { code, codeList } from './codeList.ts';

export const TipoDocumentoCodes = codeList('TipoDocumento', { it: 'IT?', en: 'EN?' }, [
  code('TD01', 'IT?', 'EN?'),
  code('TD02', 'IT?', 'EN?'),
  code('TD03', 'IT?', 'EN?'),
  code('TD04', 'IT?', 'EN?'),
  code('TD05', 'IT?', 'EN?'),
  code('TD06', 'IT?', 'EN?'),
  code('TD16', 'IT?', 'EN?'),
  code('TD17', 'IT?', 'EN?'),
  code('TD18', 'IT?', 'EN?'),
  code('TD19', 'IT?', 'EN?'),
  code('TD20', 'IT?', 'EN?'),
  code('TD21', 'IT?', 'EN?'),
  code('TD22', 'IT?', 'EN?'),
  code('TD23', 'IT?', 'EN?'),
  code('TD24', 'IT?', 'EN?'),
  code('TD25', 'IT?', 'EN?'),
  code('TD26', 'IT?', 'EN?'),
  code('TD27', 'IT?', 'EN?'),
  code('TD28', 'IT?', 'EN?'),
  code('TD29', 'IT?', 'EN?'),
]);
