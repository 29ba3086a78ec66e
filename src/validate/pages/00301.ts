import type { Page } from './page.ts';

export const p00301: Page = {
  code: '00301',
  checks: {
    it: "Se IdPaese del cedente è IT, IdCodice deve essere una partita IVA nota all'Anagrafe Tributaria e non cessata.",
    en: 'Where IdPaese of the supplier is IT, IdCodice has to be a VAT number that the Anagrafe Tributaria knows and that has not ceased.',
  },
  why: {
    it: 'Una fattura con la partita IVA sbagliata non è di nessuno.',
    en: "An invoice with a wrong VAT number is nobody's.",
  },
  formula:
    'd11 = (10 − S mod 10) mod 10; S = d1 + d3 + d5 + d7 + d9 + f(d2) + f(d4) + f(d6) + f(d8) + f(d10); f(d) = 2d ≤ 9 ? 2d : 2d − 9',
  exceptions: [
    {
      it: 'Gli identificativi con IdPaese diverso da IT non sono controllati.',
      en: 'Identifiers with an IdPaese other than IT are not checked.',
    },
    {
      it: 'Con TD16 e TD20, che emette il cessionario, il cedente può aver cessato: da quanto lo chiede 00323.',
      en: 'With TD16 and TD20, which the buyer issues, the supplier may have ceased: how long ago is the question of 00323.',
    },
  ],
  wrong: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678900</IdCodice>
</IdFiscaleIVA>`,
    note: {
      it: "L'ultima cifra dovrebbe essere 3.",
      en: 'The last digit should be 3.',
    },
  },
  right: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>`,
  },
  remedy: {
    it: 'Ricopiare le undici cifre della partita IVA. La sigla IT va solo in IdPaese, il codice fiscale di una persona in CodiceFiscale.',
    en: 'Copy the eleven digits of the VAT number. The country IT belongs in IdPaese only, the fiscal code of a person in CodiceFiscale.',
  },
  undecided: {
    it: "Che la partita IVA esista lo sa solo l'Anagrafe Tributaria: se le cifre tornano non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria. Con spazi intorno, che lo schema qui ammette, non si sa se SdI la trovi: diamo un avviso.",
    en: 'That the VAT number exists only the Anagrafe Tributaria knows: where the digits are right we say nothing. Whoever has a register plugs it in by the option `registry` of the library. With blanks around it, which the schema takes here, nobody says whether SdI finds it: we give a warning.',
  },
  readings: {
    it: "L'eccezione per chi ha cessato: l'Elenco nomina TD20, la Rappresentazione tabellare TD16 e TD20. Vi aggiungiamo TD29, che dal 1° aprile 2025 ha preso una parte di TD20 e di cui le fonti tacciono. L'Elenco dice anche che con SoggettoEmittente CC l'identità controllata è quella del cessionario: guardiamo comunque il cedente, perché la Rappresentazione tabellare non fa eccezioni.",
    en: 'The exception for those who have ceased: the Elenco names TD20, the Rappresentazione tabellare TD16 and TD20. We add TD29, which took a part of TD20 on 1 April 2025 and of which the sources say nothing. The Elenco also says that with SoggettoEmittente CC the identity of the buyer is checked: we look at the supplier all the same, since the Rappresentazione tabellare makes no exception.',
  },
  sources: ['Elenco dei controlli v2.0, 00301', 'Rappresentazione tabellare, 1.2.1.1'],
};
