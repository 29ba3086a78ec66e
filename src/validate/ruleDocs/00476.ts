import type { RuleDocFacts } from './ruleDoc.ts';

export const d00476: RuleDocFacts = {
  code: '00476',
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
  sources: ['Elenco dei controlli v2.0, 00476', 'Rappresentazione tabellare, 1.2.1.1.1'],
};
