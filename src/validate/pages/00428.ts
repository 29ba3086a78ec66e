import type { Page } from './page.ts';

export const p00428: Page = {
  code: '00428',
  checks: {
    it: "FormatoTrasmissione deve essere uguale all'attributo versione della radice.",
    en: 'FormatoTrasmissione has to equal the attribute versione of the root.',
  },
  why: {
    it: 'Dicono la stessa cosa, e SdI sceglie i controlli da quella.',
    en: 'They say the same thing, and SdI chooses its controls by it.',
  },
  formula: 'FormatoTrasmissione = versione',
  wrong: {
    xml: `<FormatoTrasmissione>FPA12</FormatoTrasmissione>
<CodiceDestinatario>UFABC1</CodiceDestinatario>`,
    note: {
      it: "L'attributo versione è FPR12.",
      en: 'The attribute versione is FPR12.',
    },
  },
  right: {
    xml: `<FormatoTrasmissione>FPR12</FormatoTrasmissione>
<CodiceDestinatario>ABC1234</CodiceDestinatario>`,
  },
  remedy: {
    it: 'Scrivere FPA12 in entrambi verso la pubblica amministrazione, FPR12 verso privati. Il codice destinatario dice quale dei due è giusto: 6 caratteri per un ufficio della PA, 7 per un privato.',
    en: 'Write FPA12 in both to the public administration, FPR12 to private parties. The recipient code tells which of the two is right: 6 characters for an office of the administration, 7 for a private party.',
  },
  sources: ['Elenco dei controlli v2.0, 00428', 'Rappresentazione tabellare, 1.1.3'],
};
