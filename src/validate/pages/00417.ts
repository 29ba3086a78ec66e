import type { Page } from './page.ts';

export const p00417: Page = {
  code: '00417',
  checks: {
    it: 'Il cessionario deve avere IdFiscaleIVA o CodiceFiscale: lo schema li lascia entrambi facoltativi, SdI ne vuole almeno uno.',
    en: 'The buyer has to have IdFiscaleIVA or CodiceFiscale: the schema leaves both optional, SdI wants at least one.',
  },
  why: {
    it: 'Senza identificativi la fattura non è intestata a nessuno.',
    en: 'Without identifiers the invoice is made out to nobody.',
  },
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
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
    it: 'Aggiungere la partita IVA, o il codice fiscale di chi non ne ha. Per un cliente estero IdFiscaleIVA con il suo Paese; un privato estero vi ha un identificativo qualsiasi.',
    en: 'Add the VAT number, or the fiscal code of those who have none. For a foreign buyer IdFiscaleIVA with its country; a foreign consumer has any identifier there.',
  },
  sources: ['Elenco dei controlli v2.0, 00417', 'Rappresentazione tabellare, 1.4.1'],
};
