import { documentTypes, isSimplified } from '../../domain/documents.ts';
import { named } from './namedCodes.ts';
import type { Page } from './page.ts';

const ORDINARY = named(
  [...documentTypes(({ parties }) => parties === 'two')].filter((type) => !isSimplified(type)),
);
const SIMPLIFIED = named([...documentTypes(({ parties }) => parties === 'two')].filter(isSimplified));

export const p00471: Page = {
  code: '00471',
  checks: {
    it: `Con ${ORDINARY.it}, e nella fattura semplificata con ${SIMPLIFIED.it}, cedente e cessionario non possono avere la stessa partita IVA.`,
    en: `With ${ORDINARY.en}, and on the simplified invoice with ${SIMPLIFIED.en}, supplier and buyer cannot have the same VAT number.`,
  },
  why: {
    it: 'Questi documenti sono fra due soggetti; per le operazioni con sé stessi ci sono TD21, TD26 e TD27.',
    en: 'These documents are between two; for operations with oneself there are TD21, TD26 and TD27.',
  },
  formula: 'IdFiscaleIVA (CedentePrestatore) ≠ IdFiscaleIVA (CessionarioCommittente)',
  exceptions: [
    {
      it: 'La stessa partita IVA con due CodiceFiscale diversi è di membri di un gruppo IVA: non diciamo nulla.',
      en: 'One VAT number with two different CodiceFiscale is that of members of a VAT group: we say nothing.',
    },
  ],
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>12345678903</IdCodice>
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
      it: 'È la partita IVA del cedente; TipoDocumento è TD01.',
      en: 'It is the VAT number of the supplier; TipoDocumento is TD01.',
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
    it: 'Correggere la parte sbagliata; nelle integrazioni (TD16-TD19) il cedente è il fornitore. Per un autoconsumo o una cessione gratuita scrivere TD27, per uno splafonamento TD21.',
    en: 'Correct the party that is wrong; of integrations (TD16 to TD19) the vendor is the supplier. Write TD27 for self-consumption and free supplies, TD21 for an overrun of the plafond.',
  },
  undecided: {
    it: 'Di un cessionario con il solo CodiceFiscale SdI cerca la partita IVA in Anagrafe Tributaria: da soli non possiamo. Se il codice è anche quello del cedente, persona o società, diamo un avviso; altrimenti non diciamo nulla.',
    en: 'Where the buyer has only CodiceFiscale, SdI looks its VAT number up in the Anagrafe Tributaria, which we cannot do. If the code is also the supplier’s, a person’s or a company’s, we give a warning; otherwise we say nothing.',
  },
  readings: {
    it: "L'Elenco v2.0 nomina solo TD16-TD20 e TD29; l'Allegato A e la Rappresentazione tabellare anche gli altri. Li prendiamo tutti.",
    en: 'The Elenco v2.0 names TD16 to TD20 and TD29 only; Allegato A and the Rappresentazione tabellare the others too. We take them all.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00471',
    'Allegato A 1.9.1, Appendice 1, 00471',
    'Rappresentazione tabellare, 2.1.1.1',
  ],
};
