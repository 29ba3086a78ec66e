import { code, codeList } from './codeList.ts';

export const FormatoTrasmissioneSemplificataCodes = codeList(
  'FormatoTrasmissioneSemplificata',
  { it: 'IT?', en: 'EN?' },
  [code('FSM10', 'IT?', 'EN?')],
);
