import type { Page } from './page.ts';

export const p00305: Page = {
  code: '00305',
  checks: {
    it: "Se il cessionario ha IdFiscaleIVA con IdPaese IT, IdCodice deve essere una partita IVA nota all'Anagrafe Tributaria.",
    en: 'Where the buyer has IdFiscaleIVA with IdPaese IT, IdCodice has to be a VAT number known to the Anagrafe Tributaria.',
  },
  why: {
    it: "La fattura deve essere intestata a un soggetto che esiste, e che con essa può detrarre l'IVA.",
    en: 'The invoice has to be made out to somebody who exists, and who may deduct the VAT by it.',
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
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>IT01234567897</IdCodice>
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
      it: 'IT va in IdPaese, non davanti alle cifre.',
      en: 'IT belongs in IdPaese, not before the digits.',
    },
  },
  right: {
    xml: `<CessionarioCommittente>
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
    it: 'Scrivere le undici cifre della partita IVA. Il codice fiscale di un cliente senza partita IVA va in CodiceFiscale, senza IdFiscaleIVA.',
    en: 'Write the eleven digits of the VAT number. The fiscal code of a buyer without VAT number belongs in CodiceFiscale, without IdFiscaleIVA.',
  },
  undecided: {
    it: "Che la partita IVA esista lo sa solo l'Anagrafe Tributaria: se le cifre tornano non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria. Con spazi intorno, che lo schema qui ammette, non si sa se SdI la trovi: diamo un avviso.",
    en: 'That the VAT number exists only the Anagrafe Tributaria knows: where the digits are right we say nothing. Whoever has a register plugs it in by the option `registry` of the library. With blanks around it, which the schema takes here, nobody says whether SdI finds it: we give a warning.',
  },
  readings: {
    it: "I testi chiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia, come le riportano gli studi, dicono che per uno cessato o di un defunto il file non è rifiutato: se un registro lo dà per cessato diamo un avviso, non un errore.",
    en: 'The texts ask only that the identifier is in the Anagrafe Tributaria, and the published answers of the Agenzia, as tax firms quote them, say that for one that has ceased or of a deceased person the file is not refused: where a register calls it ceased we give a warning, no error.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00305',
    'Rappresentazione tabellare, 1.4.1.1',
    'Agenzia delle Entrate, FAQ sulla fattura elettronica (come citata)',
  ],
};
