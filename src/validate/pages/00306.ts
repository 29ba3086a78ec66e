import type { Page } from './page.ts';

export const p00306: Page = {
  code: '00306',
  checks: {
    it: "Se il cessionario ha CodiceFiscale e non IdFiscaleIVA, il codice deve essere noto all'Anagrafe Tributaria.",
    en: 'Where the buyer has CodiceFiscale and no IdFiscaleIVA, the code has to be known to the Anagrafe Tributaria.',
  },
  why: {
    it: 'Chi non ha partita IVA è identificato solo dal codice fiscale.',
    en: 'Whoever has no VAT number is identified by the fiscal code alone.',
  },
  exceptions: [
    {
      it: 'Accanto a IdFiscaleIVA il codice fiscale è confrontato con la partita IVA: lo fa 00324.',
      en: 'Beside IdFiscaleIVA the fiscal code is held against the VAT number: that is 00324.',
    },
  ],
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <CodiceFiscale>RSSMRA80A01H501X</CodiceFiscale>
    <Anagrafica>
      <Denominazione>Mario Rossi</Denominazione>
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
      it: "L'ultimo carattere dovrebbe essere U.",
      en: 'The last character should be U.',
    },
  },
  right: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
    <Anagrafica>
      <Denominazione>Mario Rossi</Denominazione>
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
    it: 'Ricopiare il codice fiscale dalla tessera sanitaria o da un altro documento sicuro: undici cifre, o sedici caratteri per una persona.',
    en: 'Copy the fiscal code from the health card or another trusted document: eleven digits, or sixteen characters for a person.',
  },
  undecided: {
    it: "Che il codice fiscale esista lo sa solo l'Anagrafe Tributaria: se il carattere di controllo torna non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria.",
    en: 'That the fiscal code exists only the Anagrafe Tributaria knows: where its check character is right we say nothing. Whoever has a register plugs it in by the option `registry` of the library.',
  },
  readings: {
    it: "La condizione che IdFiscaleIVA manchi è della Rappresentazione tabellare; l'Elenco non la scrive. I testi chiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia, come le riportano gli studi, dicono che per uno cessato o di un defunto il file non è rifiutato: se un registro lo dà per cessato diamo un avviso, non un errore.",
    en: 'That IdFiscaleIVA is missing is a condition of the Rappresentazione tabellare; the Elenco does not write it. The texts ask only that the identifier is in the Anagrafe Tributaria, and the published answers of the Agenzia, as tax firms quote them, say that for one that has ceased or of a deceased person the file is not refused: where a register calls it ceased we give a warning, no error.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00306',
    'Rappresentazione tabellare, 1.4.1.2',
    'DM 23 dicembre 1976',
    'Agenzia delle Entrate, FAQ sulla fattura elettronica (come citata)',
  ],
};
