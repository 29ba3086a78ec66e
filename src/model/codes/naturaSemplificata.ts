import { code, codeList } from './codeList.ts';

export const NaturaSemplificataCodes = codeList('NaturaSemplificata', { it: 'IT?', en: 'EN?' }, [
  code('N1', 'IT?', 'EN?'),
  code('N2', 'IT?', 'EN?'),
  code('N2.1', 'IT?', 'EN?'),
  code('N2.2', 'IT?', 'EN?'),
  code('N3', 'IT?', 'EN?'),
  code('N3.1', 'IT?', 'EN?'),
  code('N3.2', 'IT?', 'EN?'),
  code('N3.3', 'IT?', 'EN?'),
  code('N3.4', 'IT?', 'EN?'),
  code('N3.5', 'IT?', 'EN?'),
  code('N3.6', 'IT?', 'EN?'),
  code('N4', 'IT?', 'EN?'),
  code('N5', 'IT?', 'EN?'),
]);
