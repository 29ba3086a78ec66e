import type { RuleDocFacts } from './ruleDoc.ts';

export const d00320: RuleDocFacts = {
  code: '00320',
  wrong: {
    kind: 'FSM10',
    xml: `<CedentePrestatore>
  <IdFiscaleIVA>
    <IdPaese>IT</IdPaese>
    <IdCodice>12345678903</IdCodice>
  </IdFiscaleIVA>
  <CodiceFiscale>RSSMRA80A01H501X</CodiceFiscale>
  <Denominazione>Falegnameria Betulla</Denominazione>
  <Sede>
    <Indirizzo>Via delle Fonti</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
  <RegimeFiscale>RF01</RegimeFiscale>
</CedentePrestatore>`,
  },
  right: {
    kind: 'FSM10',
    xml: `<CedentePrestatore>
  <IdFiscaleIVA>
    <IdPaese>IT</IdPaese>
    <IdCodice>12345678903</IdCodice>
  </IdFiscaleIVA>
  <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
  <Denominazione>Falegnameria Betulla</Denominazione>
  <Sede>
    <Indirizzo>Via delle Fonti</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
  <RegimeFiscale>RF01</RegimeFiscale>
</CedentePrestatore>`,
  },
  sources: ['Elenco dei controlli v2.0, 00320', 'Rappresentazione tabellare, 1.2.1.1 e 1.2.1.2'],
};
