import type { RuleDocFacts } from './ruleDoc.ts';

export const d00302: RuleDocFacts = {
  code: '00302',
  wrong: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>
<CodiceFiscale>RSSMRA80A01H501X</CodiceFiscale>`,
  },
  right: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>
<CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>`,
  },
  sources: ['Elenco dei controlli v2.0, 00302', 'DM 23 dicembre 1976'],
};
