import type { Page } from './page.ts';

export const p00476: Page = {
  code: '00476',
  checks: {
    it: 'Se cedente e cessionario hanno entrambi IdFiscaleIVA, almeno uno dei due IdPaese deve essere IT.',
    en: 'Where supplier and buyer both have IdFiscaleIVA, at least one of the two IdPaese has to be IT.',
  },
  why: {
    it: "SdI è per operazioni che riguardano l'Italia.",
    en: 'SdI is for operations that concern Italy.',
  },
  exceptions: [
    {
      it: 'Un cessionario con il solo CodiceFiscale non conta come estero.',
      en: 'A buyer with CodiceFiscale only does not count as foreign.',
    },
  ],
  wrong: {
    xml: `<IdFiscaleIVA>
  <IdPaese>DE</IdPaese>
  <IdCodice>123456789</IdCodice>
</IdFiscaleIVA>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>FR</IdPaese>
      <IdCodice>12345678901</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Auberge du Pont</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Rue Neuve 1</Indirizzo>
    <CAP>00000</CAP>
    <Comune>Lyon</Comune>
    <Nazione>FR</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  right: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>FR</IdPaese>
      <IdCodice>12345678901</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Auberge du Pont</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Rue Neuve 1</Indirizzo>
    <CAP>00000</CAP>
    <Comune>Lyon</Comune>
    <Nazione>FR</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  remedy: {
    it: 'Scrivere la partita IVA italiana di chi ne ha una, anche se aperta da un soggetto estero o dal suo rappresentante fiscale.',
    en: 'Write the Italian VAT number of whoever has one, even one opened by a foreigner or by its tax representative.',
  },
  sources: ['Elenco dei controlli v2.0, 00476', 'Rappresentazione tabellare, 1.2.1.1.1'],
};
