import { code, codeList } from './codeList.ts';

export const Art73Codes = codeList('Art73', { it: 'IT?', en: 'EN?' }, [code('SI', 'IT?', 'EN?')]);
