import type { Page } from './page.ts';

export const pqCap: Page = {
  code: 'Q-CAP',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. In Italia il CAP non è 00000, e le sue prime due cifre sono di una zona della provincia.',
    en: 'This is no SdI control: SdI takes the invoice all the same. In Italy the CAP is not 00000, and its first two digits are of a zone of the province.',
  },
  why: {
    it: 'CAP e provincia che si contraddicono tradiscono un indirizzo ricopiato a metà.',
    en: 'A CAP and a province that contradict each other betray an address copied by half.',
  },
  exceptions: [
    {
      it: 'Le province nate da altre accettano anche le zone di prima; la Sardegna è una zona sola.',
      en: 'Provinces made out of others take the zones of before too; Sardinia is one zone.',
    },
    {
      it: 'Senza Provincia, o con una sigla sconosciuta, non si confronta nulla.',
      en: 'Without Provincia, or with an unknown sign, nothing is compared.',
    },
  ],
  wrong: {
    xml: `<Sede>
  <Indirizzo>Via delle Fonti 3</Indirizzo>
  <CAP>50100</CAP>
  <Comune>Siena</Comune>
  <Provincia>SI</Provincia>
  <Nazione>IT</Nazione>
</Sede>`,
    note: { it: 'A Siena i CAP cominciano con 53.', en: 'In Siena they begin with 53.' },
  },
  right: {
    xml: `<Sede>
  <Indirizzo>Via delle Fonti 3</Indirizzo>
  <CAP>53100</CAP>
  <Comune>Siena</Comune>
  <Provincia>SI</Provincia>
  <Nazione>IT</Nazione>
</Sede>`,
  },
  remedy: { it: 'Correggere quello dei due che è sbagliato.', en: 'Correct whichever is wrong.' },
  undecided: {
    it: 'Che il CAP sia quello del comune lo sanno le Poste: qui si guardano solo le prime due cifre.',
    en: 'Whether the CAP is that of the town the post office knows: here only the first two digits are looked at.',
  },
  sources: ['Rappresentazione tabellare, 1.2.2.3 e 1.2.2.5'],
};
