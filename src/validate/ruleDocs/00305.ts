import type { RuleDocFacts } from './ruleDoc.ts';

export const d00305: RuleDocFacts = {
  code: '00305',
  formula:
    'd11 = (10 − S mod 10) mod 10; S = d1 + d3 + d5 + d7 + d9 + f(d2) + f(d4) + f(d6) + f(d8) + f(d10); f(d) = 2d ≤ 9 ? 2d : 2d − 9',
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
  sources: [
    'Elenco dei controlli v2.0, 00305',
    'Rappresentazione tabellare, 1.4.1.1',
    'Agenzia delle Entrate, FAQ sulla fattura elettronica (come citata)',
  ],
};
