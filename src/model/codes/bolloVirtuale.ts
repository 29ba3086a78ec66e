import { code, codeList } from './codeList.ts';

/** The code for stamp duty settled electronically (field 2.1.1.6.1; 2.1.1.5 of the simplified invoice). */
export const BolloVirtualeCodes = codeList(
  'BolloVirtuale',
  { it: 'Imposta di bollo assolta in modo virtuale', en: 'Stamp duty settled electronically' },
  [
    code(
      'SI',
      'Sì: bollo assolto ai sensi del DM 17 giugno 2014',
      'Yes: duty settled under the decree of 17 June 2014',
    ),
  ],
);
