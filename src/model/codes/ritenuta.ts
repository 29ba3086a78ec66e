import { code, codeList } from './codeList.ts';

export const RitenutaCodes = codeList('Ritenuta', { it: 'IT?', en: 'EN?' }, [code('SI', 'IT?', 'EN?')]);
