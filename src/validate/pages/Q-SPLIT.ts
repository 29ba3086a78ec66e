import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqSplit: Page = {
  code: 'Q-SPLIT',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se EsigibilitaIVA S sta dove la scissione dei pagamenti non può valere, o non in tutti i riepiloghi.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We look whether EsigibilitaIVA S stands where split payment cannot hold, or not in all summaries.',
  },
  why: {
    it: "Con la scissione il cliente trattiene l'IVA: se non vi è tenuto, il fornitore incassa meno del dovuto.",
    en: 'With split payment the buyer keeps the VAT: where it is not held to, the supplier is paid less than is due.',
  },
  exceptions: [
    {
      it: 'Una FPA12 senza S non è segnalata: non tutte le amministrazioni e operazioni sono in scissione.',
      en: 'An FPA12 without S is not reported: not all administrations and operations are split.',
    },
    {
      it: "La ritenuta d'acconto esclude la scissione per le fatture dal 15 luglio 2018.",
      en: 'Withholding tax excludes split payment for invoices from 15 July 2018.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
    <Anagrafica>
      <Nome>Mario</Nome>
      <Cognome>Rossi</Cognome>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova 1</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<EsigibilitaIVA>S</EsigibilitaIVA>`,
  },
  right: { xml: '<EsigibilitaIVA>I</EsigibilitaIVA>' },
  remedy: {
    it: 'Scrivere I, oppure D, o correggere ciò che contraddice la scissione.',
    en: 'Write I, or D, or correct what contradicts the split payment.',
  },
  undecided: {
    it: "Quali società siano tenute alla scissione lo dicono gli elenchi del Ministero dell'economia.",
    en: 'Which companies are held to split payment the lists of the Ministry of Economy tell.',
  },
  readings: {
    it: 'S insieme a N6 è il controllo 00420, e qui non si ripete.',
    en: 'S together with N6 is control 00420, and is not said again here.',
  },
  sources: ['DPR 633/1972, art. 17-ter', 'DL 87/2018, art. 12'],
};
