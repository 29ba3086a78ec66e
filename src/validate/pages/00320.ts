import type { Page } from './page.ts';

export const p00320: Page = {
  code: '00320',
  checks: {
    it: 'Se il cedente ha sia IdFiscaleIVA italiana sia CodiceFiscale, devono essere dello stesso soggetto.',
    en: 'Where the supplier has both an Italian IdFiscaleIVA and a CodiceFiscale, they have to be of one subject.',
  },
  why: {
    it: 'Due identificativi di soggetti diversi non dicono chi emette la fattura.',
    en: 'Two identifiers of different subjects do not say who issues the invoice.',
  },
  exceptions: [
    {
      it: 'Se la partita IVA è di un gruppo IVA valgono 00321 e 00322.',
      en: 'Where the VAT number is that of a VAT group, 00321 and 00322 hold.',
    },
    {
      it: 'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
      en: 'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    },
  ],
  wrong: {
    kind: 'FSM10',
    xml: `<CedentePrestatore>
  <IdFiscaleIVA>
    <IdPaese>IT</IdPaese>
    <IdCodice>12345678903</IdCodice>
  </IdFiscaleIVA>
  <CodiceFiscale>RSSMRA80A01H501X</CodiceFiscale>
  <Denominazione>Falegnameria Betulla</Denominazione>
  <Sede>
    <Indirizzo>Via delle Fonti</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
  <RegimeFiscale>RF01</RegimeFiscale>
</CedentePrestatore>`,
    note: {
      it: "L'ultimo carattere dovrebbe essere U: il codice non è di nessuno, e quindi nemmeno del titolare della partita IVA.",
      en: 'The last character should be U: the code is nobody’s, so it is not that of the VAT number’s holder either.',
    },
  },
  right: {
    kind: 'FSM10',
    xml: `<CedentePrestatore>
  <IdFiscaleIVA>
    <IdPaese>IT</IdPaese>
    <IdCodice>12345678903</IdCodice>
  </IdFiscaleIVA>
  <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
  <Denominazione>Falegnameria Betulla</Denominazione>
  <Sede>
    <Indirizzo>Via delle Fonti</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
  <RegimeFiscale>RF01</RegimeFiscale>
</CedentePrestatore>`,
  },
  remedy: {
    it: 'Correggere CodiceFiscale, o toglierlo: accanto alla partita IVA non è obbligatorio, salvo per i gruppi IVA.',
    en: 'Correct CodiceFiscale, or leave it out: beside the VAT number it is not required, but for VAT groups.',
  },
  undecided: {
    it: "Di chi sia un codice fiscale lo sa solo l'Anagrafe Tributaria. Un codice che non può esistere non è di nessuno: nella fattura semplificata lo segnaliamo qui, nell'ordinaria con 00302. Due numeri di 11 cifre diversi non bastano, perché possono essere dello stesso soggetto.",
    en: 'Only the tax register (Anagrafe Tributaria) knows whose a fiscal code is. A code that cannot exist belongs to nobody: on a simplified invoice we report it here, on an ordinary one as 00302. Two different numbers of 11 digits are not enough, because one subject may have both.',
  },
  sources: ['Elenco dei controlli v2.0, 00320', 'Rappresentazione tabellare, 1.2.1.1 e 1.2.1.2'],
};
