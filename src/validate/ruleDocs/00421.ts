import type { RuleDocFacts } from './ruleDoc.ts';

export const d00421: RuleDocFacts = {
  code: '00421',
  formula: 'Imposta = AliquotaIVA × ImponibileImporto ÷ 100',
  wrong: {
    xml: `<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>21.00</Imposta>
  <EsigibilitaIVA>I</EsigibilitaIVA>
</DatiRiepilogo>`,
  },
  right: {
    xml: `<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
  <EsigibilitaIVA>I</EsigibilitaIVA>
</DatiRiepilogo>`,
  },
  sources: ['Elenco dei controlli v2.0, 00421', 'Rappresentazione tabellare, 2.2.2.6'],
};
