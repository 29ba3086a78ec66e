import type { Page } from './page.ts';

export const p00303: Page = {
  code: '00303',
  checks: {
    it: "La partita IVA italiana del rappresentante fiscale, del cedente o del cessionario, deve essere nota all'Anagrafe Tributaria.",
    en: 'The Italian VAT number of the tax representative, of the supplier or of the buyer, has to be known to the Anagrafe Tributaria.',
  },
  why: {
    it: "Il rappresentante risponde in Italia per chi è all'estero.",
    en: 'The representative answers in Italy for somebody abroad.',
  },
  formula:
    'd11 = (10 − S mod 10) mod 10; S = d1 + d3 + d5 + d7 + d9 + f(d2) + f(d4) + f(d6) + f(d8) + f(d10); f(d) = 2d ≤ 9 ? 2d : 2d − 9',
  exceptions: [
    {
      it: 'Gli identificativi con IdPaese diverso da IT non sono controllati.',
      en: 'Identifiers with an IdPaese other than IT are not checked.',
    },
  ],
  wrong: {
    xml: `<RappresentanteFiscale>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>05772156640</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Studio Ginepro</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
</RappresentanteFiscale>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>01234567897</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Locanda del Ponte</Denominazione>
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
      it: "L'ultima cifra dovrebbe essere 1.",
      en: 'The last digit should be 1.',
    },
  },
  right: {
    xml: `<RappresentanteFiscale>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>05772156641</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Studio Ginepro</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
</RappresentanteFiscale>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>01234567897</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Locanda del Ponte</Denominazione>
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
    it: 'Ricopiare le undici cifre della partita IVA del rappresentante.',
    en: "Copy the eleven digits of the representative's VAT number.",
  },
  undecided: {
    it: "Che la partita IVA esista lo sa solo l'Anagrafe Tributaria: se le cifre tornano non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria. Con spazi intorno, che lo schema qui ammette, non si sa se SdI la trovi: diamo un avviso.",
    en: 'That the VAT number exists only the Anagrafe Tributaria knows: where the digits are right we say nothing. Whoever has a register plugs it in by the option `registry` of the library. With blanks around it, which the schema takes here, nobody says whether SdI finds it: we give a warning.',
  },
  readings: {
    it: "I testi chiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia, come le riportano gli studi, dicono che per uno cessato o di un defunto il file non è rifiutato: se un registro lo dà per cessato diamo un avviso, non un errore. Nella fattura semplificata la Rappresentazione tabellare non pone la condizione che IdPaese sia IT: la poniamo anche lì.",
    en: 'The texts ask only that the identifier is in the Anagrafe Tributaria, and the published answers of the Agenzia, as tax firms quote them, say that for one that has ceased or of a deceased person the file is not refused: where a register calls it ceased we give a warning, no error. Of the simplified invoice the Rappresentazione tabellare does not set the condition that IdPaese is IT: we set it there too.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00303',
    'Rappresentazione tabellare, 1.3.1.1 e 1.4.4.1',
    'Agenzia delle Entrate, FAQ sulla fattura elettronica (come citata)',
  ],
};
