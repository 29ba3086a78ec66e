import type { Page } from './page.ts';

export const p00324: Page = {
  code: '00324',
  checks: {
    it: 'Se il cessionario ha sia IdFiscaleIVA italiana sia CodiceFiscale, devono essere dello stesso soggetto.',
    en: 'Where the buyer has both an Italian IdFiscaleIVA and a CodiceFiscale, they have to be of one subject.',
  },
  why: {
    it: 'Due identificativi di soggetti diversi non dicono a chi va la fattura.',
    en: 'Two identifiers of different subjects do not say whom the invoice is for.',
  },
  exceptions: [
    {
      it: 'Se la partita IVA è di un gruppo IVA valgono, fra privati, 00325 e 00326.',
      en: 'Where the VAT number is that of a VAT group, 00325 and 00326 hold between private parties.',
    },
  ],
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>01234567897</IdCodice>
    </IdFiscaleIVA>
    <CodiceFiscale>RSSMRA80A01H501X</CodiceFiscale>
    <Anagrafica>
      <Nome>Mario</Nome>
      <Cognome>Rossi</Cognome>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>`,
    note: {
      it: "L'ultimo carattere dovrebbe essere U: il codice non è di nessuno, e quindi nemmeno del titolare della partita IVA.",
      en: 'The last character should be U: the code is nobody’s, so it is not that of the VAT number’s holder either.',
    },
  },
  right: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>01234567897</IdCodice>
    </IdFiscaleIVA>
    <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
    <Anagrafica>
      <Nome>Mario</Nome>
      <Cognome>Rossi</Cognome>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  remedy: {
    it: "Chiedere al cliente i suoi dati, e correggere l'identificativo sbagliato o togliere CodiceFiscale.",
    en: 'Ask the customer, and correct the wrong identifier or leave CodiceFiscale out.',
  },
  undecided: {
    it: "Di chi sia un codice fiscale lo sa solo l'Anagrafe Tributaria. Un codice che non può esistere non è di nessuno, e lo segnaliamo; due numeri di 11 cifre diversi non bastano, perché possono essere dello stesso soggetto.",
    en: 'Only the tax register (Anagrafe Tributaria) knows whose a fiscal code is. A code that cannot exist belongs to nobody, and we report it; two different numbers of 11 digits are not enough, because one subject may have both.',
  },
  sources: ['Elenco dei controlli v2.0, 00324', 'Rappresentazione tabellare, 1.4.1.1 e 1.4.1.2'],
};
