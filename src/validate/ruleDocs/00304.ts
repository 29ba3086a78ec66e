import type { RuleDocFacts } from './ruleDoc.ts';

export const d00304: RuleDocFacts = {
  code: '00304',
  wrong: {
    xml: `<RappresentanteFiscale>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>05772156641</IdCodice>
    </IdFiscaleIVA>
    <CodiceFiscale>80000000003</CodiceFiscale>
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
  right: {
    xml: `<RappresentanteFiscale>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>05772156641</IdCodice>
    </IdFiscaleIVA>
    <CodiceFiscale>80000000002</CodiceFiscale>
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
  sources: ['Elenco dei controlli v2.0, 00304', 'DM 23 dicembre 1976'],
};
