import { code, codeList } from './codeList.ts';

export const RegimeFiscaleCodes = codeList('RegimeFiscale', { it: 'IT?', en: 'EN?' }, [
  code('RF01', 'IT?', 'EN?'),
  code('RF02', 'IT?', 'EN?'),
  code('RF04', 'IT?', 'EN?'),
  code('RF05', 'IT?', 'EN?'),
  code('RF06', 'IT?', 'EN?'),
  code('RF07', 'IT?', 'EN?'),
  code('RF08', 'IT?', 'EN?'),
  code('RF09', 'IT?', 'EN?'),
  code('RF10', 'IT?', 'EN?'),
  code('RF11', 'IT?', 'EN?'),
  code('RF12', 'IT?', 'EN?'),
  code('RF13', 'IT?', 'EN?'),
  code('RF14', 'IT?', 'EN?'),
  code('RF15', 'IT?', 'EN?'),
  code('RF16', 'IT?', 'EN?'),
  code('RF17', 'IT?', 'EN?'),
  code('RF18', 'IT?', 'EN?'),
  code('RF19', 'IT?', 'EN?'),
  code('RF20', 'IT?', 'EN?'),
]);
