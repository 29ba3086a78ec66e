import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqCig: Page = {
  code: 'Q-CIG',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. In una FPA12 cerchiamo un CIG o un CUP nei cinque blocchi di documenti correlati; di quelli che ci sono guardiamo lunghezza e caratteri.',
    en: 'This is no SdI control: SdI takes the invoice all the same. In an FPA12 we look for a CIG or CUP in the five blocks of related documents; of those given we look at length and characters.',
  },
  why: {
    it: "L'amministrazione non può pagare senza, e può rifiutare la fattura.",
    en: 'The administration cannot pay without it, and may refuse the invoice.',
  },
  exceptions: [
    {
      it: 'Un codice sbagliato si segnala una volta per file, dove compare per primo, anche se è ripetuto in molti blocchi.',
      en: 'A wrong code is reported once per file, where it stands first, however many blocks repeat it.',
    },
    {
      it: 'Al posto del codice si accettano parole come ESENTE.',
      en: 'Words such as ESENTE are taken in place of the code.',
    },
    {
      it: "Una causale che dice perché il CIG non c'è basta.",
      en: 'A Causale that says why there is no CIG is enough.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<DatiOrdineAcquisto>
  <IdDocumento>ODA12</IdDocumento>
</DatiOrdineAcquisto>`,
    kind: 'FPA12',
  },
  right: {
    xml: `<DatiOrdineAcquisto>
  <IdDocumento>ODA12</IdDocumento>
  <CodiceCIG>B1F2A3C4D5</CodiceCIG>
</DatiOrdineAcquisto>`,
    kind: 'FPA12',
  },
  remedy: {
    it: 'Indicare CodiceCIG e CodiceCUP in DatiOrdineAcquisto, DatiContratto o DatiConvenzione; se non sono dovuti scriverne il motivo nella causale.',
    en: 'Give CodiceCIG and CodiceCUP in DatiOrdineAcquisto, DatiContratto or DatiConvenzione; where they are not due, say why in Causale.',
  },
  undecided: {
    it: 'Se il CIG sia dovuto, e quale sia, lo sa la stazione appaltante.',
    en: 'Whether a CIG is due, and which, the contracting body knows.',
  },
  readings: {
    it: 'I CIG più vecchi hanno cifre di controllo, quelli della piattaforma del 2024 no: guardiamo solo che siano 10 lettere e cifre (il CUP 15).',
    en: 'Older CIGs have check digits, those of the platform of 2024 do not: we only look for 10 letters and digits (of the CUP 15).',
  },
  sources: ['DL 66/2014, art. 25', 'L. 136/2010, art. 3', 'DM 132/2020'],
};
