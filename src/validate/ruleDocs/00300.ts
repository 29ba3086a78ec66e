import type { RuleDocFacts } from './ruleDoc.ts';

export const d00300: RuleDocFacts = {
  code: '00300',
  wrong: {
    xml: `<IdTrasmittente>
  <IdPaese>IT</IdPaese>
  <IdCodice>RSSMRA80A01H501X</IdCodice>
</IdTrasmittente>`,
  },
  right: {
    xml: `<IdTrasmittente>
  <IdPaese>IT</IdPaese>
  <IdCodice>RSSMRA80A01H501U</IdCodice>
</IdTrasmittente>`,
  },
  sources: [
    'Elenco dei controlli v2.0, 00300',
    'Rappresentazione tabellare, 1.1.1',
    'DM 23 dicembre 1976',
    'Agenzia delle Entrate, FAQ sulla fattura elettronica (come citata)',
  ],
};
