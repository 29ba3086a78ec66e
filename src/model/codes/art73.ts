import { code, codeList } from './codeList.ts';

/** The code for documents issued under art. 73 DPR 633/1972 (field 2.1.1.12). */
export const Art73Codes = codeList(
  'Art73',
  { it: "Documento emesso secondo l'art. 73 DPR 633/1972", en: 'Document issued under art. 73 DPR 633/1972' },
  [
    code(
      'SI',
      "Sì: numerazione ammessa anche ripetuta nell'anno, in date diverse",
      'Yes: the number may be repeated within the year, on other dates',
    ),
  ],
);
