import type { RuleDocFacts } from './ruleDoc.ts';

export const d00001: RuleDocFacts = {
  code: '00001',
  formula: '[A-Z]{2} IdCodice _ [A-Za-z0-9]{1,5} . (xml | xml.p7m | zip)',
  wrong: {
    xml: `<IdTrasmittente>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdTrasmittente>`,
    file: 'IT12345678903_000001.xml',
  },
  right: {
    xml: `<IdTrasmittente>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdTrasmittente>`,
    file: 'IT12345678903_00001.xml',
  },
  sources: ['Elenco dei controlli v2.0, 00001', 'Allegato A 1.9.1, nomenclatura dei file'],
};
