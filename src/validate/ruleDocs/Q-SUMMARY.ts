import type { RuleDocFacts } from './ruleDoc.ts';

export const dqSummary: RuleDocFacts = {
  code: 'Q-SUMMARY',
  wrong: {
    xml: `<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>60.00</ImponibileImporto>
  <Imposta>13.20</Imposta>
  <EsigibilitaIVA>I</EsigibilitaIVA>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>40.00</ImponibileImporto>
  <Imposta>8.80</Imposta>
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
  sources: ['Rappresentazione tabellare, 2.2.2'],
};
