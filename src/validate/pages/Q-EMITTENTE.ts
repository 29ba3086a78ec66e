import type { Page } from './page.ts';

export const pqEmittente: Page = {
  code: 'Q-EMITTENTE',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Con SoggettoEmittente TZ la fattura è emessa da un terzo: guardiamo se TerzoIntermediarioOSoggettoEmittente dice chi è.',
    en: 'This is no SdI control: SdI takes the invoice all the same. With SoggettoEmittente TZ the invoice is made out by a third party: we look whether TerzoIntermediarioOSoggettoEmittente names it.',
  },
  why: {
    it: 'La fattura deve indicare se è emessa, per conto del cedente, da un terzo.',
    en: 'An invoice has to say whether a third party makes it out for the supplier.',
  },
  wrong: {
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
    <Indirizzo>Piazza Nuova 1</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<SoggettoEmittente>TZ</SoggettoEmittente>`,
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
    <Indirizzo>Piazza Nuova 1</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<TerzoIntermediarioOSoggettoEmittente>
  <DatiAnagrafici>
    <CodiceFiscale>80000000002</CodiceFiscale>
    <Anagrafica>
      <Denominazione>Studio Larice</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
</TerzoIntermediarioOSoggettoEmittente>
<SoggettoEmittente>TZ</SoggettoEmittente>`,
  },
  remedy: {
    it: 'Aggiungere i dati del terzo, o togliere SoggettoEmittente se emette il cedente.',
    en: "Add the third party's data, or leave out SoggettoEmittente if the supplier makes it out.",
  },
  sources: ['DPR 633/1972, art. 21, c. 1 e c. 2 lett. n', 'Rappresentazione tabellare, 1.5 e 1.6'],
};
