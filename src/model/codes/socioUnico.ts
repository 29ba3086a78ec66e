import { code, codeList } from './codeList.ts';

/** Number of shareholders of the supplier: one or several (field 1.2.4.4). */
export const SocioUnicoCodes = codeList(
  'SocioUnico',
  { it: 'Numero dei soci della società', en: 'Number of shareholders of the company' },
  [code('SU', 'Socio unico', 'Single shareholder'), code('SM', 'Più soci', 'Several shareholders')],
);
